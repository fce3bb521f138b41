import { useEffect } from 'react';
import { credentials } from '../../../contract/auth.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { login } from '../../lib/session.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { authTexts, texts } from '../../lib/texts.ts';

/** Keeps what was typed before hydration; `email` is set after a registration. */
export function LoginForm({ email }: { email: string }) {
  const isHydrated = useHydrated();
  const submission = useSubmitForm({
    schema: credentials,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: email ? { email } : {},
    send: login,
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);
  const field = fieldsOf(form, texts().fields);
  return (
    <Form label={authTexts().login} submission={submission}>
      <TextField type="email" autoComplete="username" {...field('email')} />
      <PasswordField autoComplete="current-password" {...field('password')} />
      <SubmitButton disabled={!isHydrated}>{authTexts().login}</SubmitButton>
    </Form>
  );
}
