import { type User } from '../../../contract/users/users.ts';
import { changePassword, passwordForm } from '../../../contract/users/account.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { readDevice } from '../../lib/storage/token.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordFields } from '../ui/NewPasswordFields.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
import { accountTexts, messageOf, texts } from '../../lib/texts/texts.ts';

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
      <NewPasswordFields
        form={form}
        names={['newPassword', 'confirmNewPassword']}
        isOther
        owner={() => user}
      />
      {!user.builtIn && (
        <SubmitButton disabled={!isDirty || !isValid}>{accountTexts().updatePassword}</SubmitButton>
      )}
    </Form>
  );
}
