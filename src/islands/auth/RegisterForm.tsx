import { register, registration } from '../../../contract/auth.ts';
import { call } from '../../lib/api.ts';
import { isPossiblePhone, phoneFault } from '../../lib/phone.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { perPersonField } from '../../lib/person.ts';
import { recheck } from '../../lib/recheck.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PersonFields } from '../ui/PersonFields.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
import { authTexts, messageOf, texts } from '../../lib/texts.ts';

const empty = { ...perPersonField(() => ''), password: '', confirmPassword: '' };

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const submission = useSubmitForm({
    schema: registration.refine(isPossiblePhone, phoneFault),
    defaultValues: empty,
    send: async (body) => {
      await call(register, { body });
      toast('success', messageOf('auth.registered'));
      form.reset();
      onRegistered(body.email);
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  const field = fieldsOf(form, texts().fields);
  return (
    <Form label={authTexts().register} submission={submission}>
      <PersonFields register={form.register} errors={form.formState.errors} />
      <NewPasswordField
        form={form}
        name="password"
        label={texts().fields.password}
        hint={authTexts().passwordRules}
        owner={form.getValues}
        onChange={() => recheck(form, 'confirmPassword')}
      />
      <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
      <SubmitButton>{authTexts().register}</SubmitButton>
    </Form>
  );
}
