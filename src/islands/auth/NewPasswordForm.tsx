import { newPasswordForm, resetPassword } from '../../../contract/users/account.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { recheck } from '../../lib/forms/recheck.ts';
import { readDevice } from '../../lib/storage/token.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
import { authTexts, texts } from '../../lib/texts/texts.ts';
import { isExpired } from './link-token.ts';
import type { KnownLogin } from './LoginForm.tsx';

interface Props {
  label: string;
  save: string;
  token: string;
  onChosen: (login: KnownLogin) => void;
  onExpired: () => void;
}

/** Sends a new password with a link's token. */
export function NewPasswordForm({ label, save, token, onChosen, onExpired }: Props) {
  const isHydrated = useHydrated();
  const submission = useSubmitForm({
    schema: newPasswordForm,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: {},
    send: async (passwords) => {
      try {
        const body = { token, ...passwords, device: readDevice() };
        const { email } = await call(resetPassword, { body });
        onChosen({ email, password: passwords.password });
      } catch (error) {
        if (!isExpired(error)) throw error;
        onExpired();
      }
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  const { newPassword, confirmNewPassword } = texts().fields;
  const field = fieldsOf(form, { password: newPassword, confirmPassword: confirmNewPassword });
  return (
    <Form label={label} submission={submission}>
      <NewPasswordField
        form={form}
        name="password"
        label={newPassword}
        hint={authTexts().passwordRules}
        owner={() => ({})}
        onChange={() => recheck(form, 'confirmPassword')}
      />
      <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
      <SubmitButton disabled={!isHydrated}>{save}</SubmitButton>
    </Form>
  );
}
