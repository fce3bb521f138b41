import { useEffect } from 'react';
import { credentials } from '../../../contract/auth.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { useRunning } from '../../lib/running.ts';
import { login } from '../../lib/session.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';

/** Keeps what was typed before hydration; `email` is set after a registration. */
export function LoginForm({ email }: { email: string }) {
  const running = useRunning();
  const { form, submit, pending, failure } = useSubmitForm({
    schema: credentials,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: email ? { email } : {},
    send: login,
    onFailure: (message) => toast('error', message),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);
  const { errors } = form.formState;
  return (
    <Form label={texts.auth.login} onSubmit={submit} pending={pending} failure={failure}>
      <TextField
        label={texts.fields.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={texts.fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <SubmitButton pending={pending} disabled={!running}>
        {texts.auth.login}
      </SubmitButton>
    </Form>
  );
}
