import { useEffect, useRef, useState, type ReactNode } from 'react';
import { credentials } from '../../../contract/users/auth.ts';
import type { SecondFactor as Needed } from '../../../contract/users/passkeys.ts';
import { forgottenAddress, returnAddress } from '../../lib/site/addresses.ts';
import { useKeptWhenLeaving } from '../../lib/storage/use-kept-when-leaving.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { useIsOurs, useSendsMails } from '../../lib/host/use-host.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { authTexts, messageOf, texts } from '../../lib/texts/texts.ts';
import styles from './LoginForm.module.css';
import { typedEmail, useTypedEmail } from './typed-email.ts';
import { flash } from '../../lib/texts/flash.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { logIn, logInByPasskey, neededFactor } from './log-in.ts';
import { pages } from '../../../contract/site/pages.ts';

/** Loaded on demand: only staff of some companies need it. */
const SecondFactor = lazyScreen(() => import('./SecondFactor.tsx'), 'SecondFactor');

export interface KnownLogin {
  email: string;
  password: string;
}

interface Props {
  /** Set once the visitor has chosen a password. */
  prefill: KnownLogin | null;
  /** Whether the visitor has just registered, and is logged in without a press. */
  isNew?: boolean;
  /** What is offered besides, as long as no second factor is asked for. */
  children?: ReactNode;
}

/** Keeps what was typed before hydration. */
export function LoginForm({ prefill, isNew = false, children }: Props) {
  const isHydrated = useHydrated();
  const hasLinks = useSendsMails();
  const isOurs = useIsOurs();
  const [needed, setNeeded] = useState<Needed | null>(null);
  const password = useRef<HTMLDivElement>(null);
  const submission = useSubmitForm({
    schema: credentials,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: { ...prefill },
    send: async (typed) => {
      const factor = await logIn(typed).then(() => null, asNeededFactor);
      if (factor) return setNeeded(factor);
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
  if (needed) return <SecondFactor needed={needed} onLeave={() => setNeeded(null)} />;
  return (
    <>
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
      {isOurs && (
        <p className={styles.passkey}>
          <ActionButton
            label={authTexts().passkey.login}
            disabled={!isHydrated}
            onPress={logInByPasskey}
          />
        </p>
      )}
      {children}
    </>
  );
}

/** @throws what is no request for a second factor */
function asNeededFactor(error: unknown): Needed {
  const factor = neededFactor(error);
  if (factor) return factor;
  throw error;
}

/** Says it on the next page, as its text: that page may not know this one's. Any earlier, this page's menu would say it. */
const sayRegistered = () => flash(messageOf('auth.registered'));

/** After log-in, returns to the page that asked for it, else one step back within this site, else home. */
export function returnFromLogin(): void {
  const target = returnAddress(location.search);
  if (target && target === previousAddress()) return history.back();
  const referrer = referrerHere();
  if (!target && referrer && history.length > 1) history.back();
  else location.replace(target ?? referrer ?? pages.home);
}

/** Where the log-in on this page leads; null for home. */
export const afterLogin = (): string | null => returnAddress(location.search) ?? referrerHere();

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
