import { newPasswordForm, resetPassword } from '../../../contract/users/account.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { readDevice } from '../../lib/storage/token.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordFields } from '../ui/NewPasswordFields.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
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
  return (
    <Form label={label} submission={submission}>
      <NewPasswordFields
        form={form}
        names={['password', 'confirmPassword']}
        isOther
        owner={() => ({})}
      />
      <SubmitButton disabled={!isHydrated}>{save}</SubmitButton>
    </Form>
  );
}
