import { useEffect } from 'react';
import { credentials, login } from '../../../contract/auth.ts';
import { forgottenAddress } from '../../lib/addresses.ts';
import { useKeptWhenLeaving } from '../../lib/draft.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { authTexts, texts } from '../../lib/texts.ts';
import { afterLogin } from './return-from-login.ts';
import styles from './LoginForm.module.css';
import { typedEmail } from './typed-email.ts';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { enter, knownDevice } from '../../lib/session.ts';

export interface KnownLogin {
  email: string;
  password: string;
}

/** Keeps what was typed before hydration; `known` is set once the visitor has chosen a password. */
export function LoginForm({ known }: { known: KnownLogin | null }) {
  const isHydrated = useHydrated();
  const hasLinks = useOffers('accountMails');
  const submission = useSubmitForm({
    schema: credentials,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: { ...known },
    send: logIn,
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  const { setFocus, getValues, setValue } = form;
  useEffect(() => {
    const { email } = typedEmail.read();
    if (known) setFocus('password');
    else if (email && !getValues('email')) setValue('email', email);
  }, [known, setFocus, getValues, setValue]);
  // The page for a forgotten password asks for it, too.
  useKeptWhenLeaving(() => typedEmail.keep({ email: getValues('email') ?? '' }));
  const field = fieldsOf(form, texts().fields);
  return (
    <Form label={authTexts().login} submission={submission}>
      <TextField type="email" autoComplete="username" {...field('email')} />
      <div className={styles.password}>
        <PasswordField autoComplete="current-password" {...field('password')} />
        {hasLinks && (
          <a href={forgottenAddress(isHydrated ? afterLogin() : null)}>{authTexts().forgot}</a>
        )}
      </div>
      <SubmitButton disabled={!isHydrated}>{authTexts().login}</SubmitButton>
    </Form>
  );
}

/** @throws ApiError if the server refuses, which logs the visitor out, or fails. */
const logIn = (typed: z.input<typeof credentials>): Promise<void> =>
  enter(async () => {
    const { token } = await call(login, { body: { ...typed, device: await knownDevice() } });
    return token;
  });
