import { changePassword, passwordForm, userMessages, type User } from '../../../contract/users.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { recheck } from '../../lib/recheck.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';

export function PasswordForm({ user }: { user: User }) {
  const submission = useSubmitForm({
    schema: passwordForm,
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    send: async (body) => {
      await call(changePassword, { body });
      form.reset();
      toast('success', userMessages.passwordUpdated);
    },
  });
  const { form } = submission;
  const field = fieldsOf(form, texts.fields);
  const { isDirty, isValid } = form.formState;
  return (
    <Form label={texts.account.updatePassword} submission={submission} disabled={user.builtIn}>
      <input type="email" value={user.email} autoComplete="username" readOnly hidden />
      <PasswordField autoComplete="current-password" {...field('oldPassword')} />
      <NewPasswordField
        form={form}
        name="newPassword"
        label={texts.fields.newPassword}
        hint={texts.fields.passwordRules}
        owner={() => user}
        onChange={() => recheck(form, 'confirmNewPassword')}
      />
      <PasswordField autoComplete="new-password" {...field('confirmNewPassword')} />
      {!user.builtIn && (
        <SubmitButton disabled={!isDirty || !isValid}>{texts.account.updatePassword}</SubmitButton>
      )}
    </Form>
  );
}
