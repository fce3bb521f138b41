import { authMessages, register, registration } from '../../../contract/auth.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { recheck } from '../../lib/recheck.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PersonFields } from '../ui/PersonFields.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';

const empty = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
  email: '',
  password: '',
  confirmPassword: '',
};

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { form, submit, pending, failure } = useSubmitForm({
    schema: registration,
    defaultValues: empty,
    send: async (body) => {
      await call(register, { body });
      toast('success', authMessages.registered);
      form.reset();
      onRegistered(body.email);
    },
    onFailure: (message) => toast('error', message),
  });
  const { errors } = form.formState;
  return (
    <Form label={texts.auth.register} onSubmit={submit} pending={pending} failure={failure}>
      <PersonFields register={form.register} errors={errors} />
      <NewPasswordField
        form={form}
        name="password"
        label={texts.fields.password}
        hint={texts.fields.passwordRules}
        error={errors.password?.message}
        owner={form.getValues}
        onChange={() => recheck(form, 'confirmPassword')}
      />
      <PasswordField
        label={texts.fields.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <SubmitButton pending={pending}>{texts.auth.register}</SubmitButton>
    </Form>
  );
}
