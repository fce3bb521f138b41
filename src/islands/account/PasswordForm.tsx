import { type User } from '../../../contract/users/users.ts';
import { changePassword, passwordForm } from '../../../contract/users/account.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { recheck } from '../../lib/forms/recheck.ts';
import { readDevice } from '../../lib/storage/token.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
import { accountTexts, authTexts, messageOf, texts } from '../../lib/texts/texts.ts';

export function PasswordForm({ user }: { user: User }) {
  const submission = useSubmitForm({
    schema: passwordForm,
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    send: async (body) => {
      await call(changePassword, { body: { ...body, device: readDevice() } });
      form.reset();
      toast('success', messageOf('users.passwordUpdated'));
    },
  });
  const { form } = submission;
  const field = fieldsOf(form, texts().fields);
  const { isDirty, isValid } = form.formState;
  return (
    <Form label={accountTexts().updatePassword} submission={submission} disabled={user.builtIn}>
      <input type="email" value={user.email} autoComplete="username" readOnly hidden />
      <PasswordField autoComplete="current-password" {...field('oldPassword')} />
      <NewPasswordField
        form={form}
        name="newPassword"
        label={texts().fields.newPassword}
        hint={authTexts().passwordRules}
        owner={() => user}
        onChange={() => recheck(form, 'confirmNewPassword')}
      />
      <PasswordField autoComplete="new-password" {...field('confirmNewPassword')} />
      {!user.builtIn && (
        <SubmitButton disabled={!isDirty || !isValid}>{accountTexts().updatePassword}</SubmitButton>
      )}
    </Form>
  );
}
