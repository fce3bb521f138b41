import { useStore } from '@nanostores/react';
import { confirmEmail } from '../../../contract/users/account.ts';
import { pages } from '../../../contract/site/pages.ts';
import { call } from '../../lib/api/api.ts';
import { authAddress } from '../../lib/site/addresses.ts';
import { resendLink } from '../../lib/session/resend-link.ts';
import { useResource } from '../../lib/api/resource.ts';
import { $session, startSession } from '../../lib/session/session.ts';
import { securityTexts } from '../../lib/texts/texts.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';
import { Expired } from './Expired.tsx';
import { isExpired, linkToken } from './link-token.ts';

/** Confirms the address that a link was sent to, at once; a reload says so again. */
export const ConfirmPage = island(Content, 'auth', 'security');

function Content() {
  useTitle(securityTexts().confirm.title);
  return useHydrated() ? <Confirmation /> : <Loading />;
}

/** What the server says; null for a link that does not work. One request for each page, however often it is rendered. */
let confirmation: Promise<string | null> | null = null;
const confirmOnce = () => (confirmation ??= confirm().finally(() => (confirmation = null)));

async function confirm(): Promise<string | null> {
  const token = linkToken();
  if (token === null) return null;
  try {
    const { message = '' } = await call(confirmEmail, { body: { token } }, { sendsToken: true });
    await startSession();
    return message;
  } catch (error) {
    if (isExpired(error)) return null;
    throw error;
  }
}

function Confirmation() {
  const { confirm: texts } = securityTexts();
  const { resource, retry } = useResource(confirmOnce);
  const session = useStore($session);
  const user = session.state === 'user' ? session.user : null;
  if (resource.state === 'loading' || session.state === 'starting') return <Loading />;
  if (resource.state === 'failed')
    return <Failed title={texts.failed} reason={resource.message} onRetry={retry} />;
  if (resource.data === null)
    return (
      <Expired about={securityTexts().expired.confirmed}>
        {user && !user.emailConfirmed ? (
          <ActionButton label={securityTexts().email.sendAgain} onPress={resendLink} staysSaid />
        ) : (
          <NextStep isLoggedIn={user !== null} isLate />
        )}
      </Expired>
    );
  return (
    <div className="stack">
      <p className="notice notice--info" role="status">
        {resource.data}
      </p>
      <NextStep isLoggedIn={user !== null} />
    </div>
  );
}

function NextStep({ isLoggedIn, isLate = false }: { isLoggedIn: boolean; isLate?: boolean }) {
  const { confirm: texts, expired } = securityTexts();
  const profile = `${pages.user}#email`;
  return isLoggedIn ? (
    <a className="button" href={profile}>
      {texts.toProfile}
    </a>
  ) : (
    <a className="button" href={authAddress('login', isLate ? profile : undefined)}>
      {isLate ? expired.askInProfile : texts.toLogin}
    </a>
  );
}
