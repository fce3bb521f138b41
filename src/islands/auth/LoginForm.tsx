import { useEffect, useRef } from 'react';
import { credentials, login } from '../../../contract/users/auth.ts';
import { forgottenAddress, returnAddress } from '../../lib/site/addresses.ts';
import { useKeptWhenLeaving } from '../../lib/storage/use-kept-when-leaving.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { useSendsMails } from '../../lib/host/use-host.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { authTexts, messageOf, texts } from '../../lib/texts/texts.ts';
import styles from './LoginForm.module.css';
import { typedEmail, useTypedEmail } from './typed-email.ts';
import type { z } from 'zod';
import { ApiError, call } from '../../lib/api/api.ts';
import { enter } from '../../lib/session/session.ts';
import { flash } from '../../lib/texts/flash.ts';
import { canStore } from '../../lib/storage/storage.ts';
import { readDevice } from '../../lib/storage/token.ts';
import { pages } from '../../../contract/site/pages.ts';

export interface KnownLogin {
  email: string;
  password: string;
}

interface Props {
  /** Set once the visitor has chosen a password. */
  prefill: KnownLogin | null;
  /** Whether the visitor has just registered, and is logged in without a press. */
  isNew?: boolean;
}

/** Keeps what was typed before hydration. */
export function LoginForm({ prefill, isNew = false }: Props) {
  const isHydrated = useHydrated();
  const hasLinks = useSendsMails();
  const password = useRef<HTMLDivElement>(null);
  const submission = useSubmitForm({
    schema: credentials,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: { ...prefill },
    send: async (typed) => {
      await logIn(typed);
      if (isNew) window.addEventListener('pagehide', sayRegistered, { once: true });
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  const { setFocus, getValues } = form;
  useTypedEmail(form);
  useEffect(() => {
    if (!prefill) return;
    setFocus('password');
    if (isNew) password.current?.closest('form')?.requestSubmit();
  }, [prefill, isNew, setFocus]);
  // The page for a forgotten password asks for it, too.
  useKeptWhenLeaving(() => typedEmail.keep({ email: getValues('email') ?? '' }));
  const field = fieldsOf(form, texts().fields);
  return (
    <Form label={authTexts().login} submission={submission}>
      <TextField type="email" autoComplete="username" {...field('email')} />
      <div ref={password} className={styles.password}>
        <PasswordField autoComplete="current-password" {...field('password')} />
        {hasLinks && (
          <a href={forgottenAddress(isHydrated ? afterLogin() : null)}>{authTexts().forgot}</a>
        )}
      </div>
      <SubmitButton disabled={!isHydrated}>{authTexts().login}</SubmitButton>
    </Form>
  );
}

/** Says it on the next page, as its text: that page may not know this one's. Any earlier, this page's menu would say it. */
const sayRegistered = () => flash(messageOf('auth.registered'));

/** @throws ApiError if the server refuses, which logs the visitor out, or fails, or if the browser keeps no token. */
async function logIn(typed: z.input<typeof credentials>): Promise<void> {
  if (!canStore()) throw new ApiError(0, authTexts().storageBlocked);
  await enter(async () => {
    const { token } = await call(login, { body: { ...typed, device: readDevice() } });
    return token;
  });
}

/** After log-in, returns to the page that asked for it, else one step back within this site, else home. */
export function returnFromLogin(): void {
  const target = returnAddress(location.search);
  if (target && target === previousAddress()) return history.back();
  const referrer = referrerHere();
  if (!target && referrer && history.length > 1) history.back();
  else location.replace(target ?? referrer ?? pages.home);
}

/** Where the log-in on this page leads; null for home. */
const afterLogin = (): string | null => returnAddress(location.search) ?? referrerHere();

/** The page of this site that led here; null for others, and for those around the log-in, which would lead back here. */
function referrerHere(): string | null {
  if (!document.referrer.startsWith(`${location.origin}/`)) return null;
  const { pathname, search } = new URL(document.referrer);
  return pathname.startsWith(pages.auth) ? null : pathname + search;
}

/** The previous page of this site in the history; null if there is none or the browser cannot tell. */
function previousAddress(): string | null {
  const { navigation } = window as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const { url = null } = navigation?.entries()[index - 1] ?? {};
  if (url === null) return null;
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}
