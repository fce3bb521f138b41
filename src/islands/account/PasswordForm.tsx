import { changePassword, passwordForm, userMessages, type User } from '../../../contract/users.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { recheck } from '../../lib/recheck.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';

export function PasswordForm({ user }: { user: User }) {
  const { form, submit, pending, failure } = useSubmitForm({
    schema: passwordForm,
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    send: async (body) => {
      await call(changePassword, { body });
      form.reset();
      toast('success', userMessages.passwordUpdated);
    },
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
      <PasswordField
        label={texts.fields.oldPassword}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...form.register('oldPassword')}
      />
      <NewPasswordField
        form={form}
        name="newPassword"
        label={texts.fields.newPassword}
        hint={texts.fields.passwordRules}
        error={errors.newPassword?.message}
        owner={() => user}
        onChange={() => recheck(form, 'confirmNewPassword')}
      />
      <PasswordField
        label={texts.fields.confirmNewPassword}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        {...form.register('confirmNewPassword')}
      />
      {!user.builtIn && (
        <SubmitButton pending={pending} disabled={!isDirty || !isValid}>
          {texts.account.updatePassword}
        </SubmitButton>
      )}
    </Form>
  );
}
