import { changePassword, passwordForm, userMessages, type User } from '../../../contract/users.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { texts } from '../../lib/texts.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';

const fields = [
  { name: 'oldPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password', hint: texts.fields.passwordRules },
  { name: 'confirmNewPassword', autoComplete: 'new-password' },
] as const;

export function PasswordForm({ user }: { user: User }) {
  const { form, submit, pending, failure } = useSubmitForm({
    schema: passwordForm,
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    mode: 'onChange',
    send: async (body) => {
      await call(changePassword, { body });
      form.reset();
      toast('success', userMessages.passwordUpdated);
    },
    onFailure: (message) => toast('error', message),
  });
  const { errors, isDirty, isValid } = form.formState;
  return (
    <Form
      label={texts.account.updatePassword}
      onSubmit={submit}
      pending={pending}
      failure={failure}
      disabled={user.builtIn}
    >
      <input type="email" value={user.email} autoComplete="username" readOnly hidden />
      {fields.map(({ name, ...input }) => (
        <PasswordField
          key={name}
          label={texts.fields[name]}
          error={errors[name]?.message}
          {...input}
          {...form.register(name, name === 'newPassword' ? { deps: 'confirmNewPassword' } : {})}
        />
      ))}
      {!user.builtIn && (
        <SubmitButton pending={pending} disabled={!isDirty || !isValid}>
          {texts.account.updatePassword}
        </SubmitButton>
      )}
    </Form>
  );
}
