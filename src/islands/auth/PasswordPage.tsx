import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { checkPasswordLink } from '../../../contract/users/account.ts';
import { pages } from '../../../contract/site/pages.ts';
import { forgottenAddress, returnAddress } from '../../lib/site/addresses.ts';
import { call } from '../../lib/api/api.ts';
import { $session, startSession } from '../../lib/session/session.ts';
import { authTexts, messageOf, securityTexts } from '../../lib/texts/texts.ts';
import { removeToken } from '../../lib/storage/token.ts';
import { island } from '../ui/Island.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';
import { Expired } from './Expired.tsx';
import { forgetLink, isExpired, useLinkToken } from './link-token.ts';
import { LoginForm, type KnownLogin } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Chooses a password by a link, then logs in with it. Part of the built page. */
export const PasswordPage = island(Content, 'auth', 'security');

function Content({ kind }: { kind: 'reset' | 'invitation' }) {
  const page = securityTexts()[kind];
  const token = useLinkToken();
  const [isUsed, setUsed] = useState(false);
  const [chosen, setChosen] = useState<KnownLogin | null>(null);
  useTitle(chosen ? authTexts().login : page.title);
  useEffect(() => {
    // Told before anything is typed. Whatever else fails, the form says.
    if (token && !chosen)
      call(checkPasswordLink, { body: { token } }).catch((error) => setUsed(isExpired(error)));
  }, [token, chosen]);
  if (chosen) return <FirstLogin prefill={chosen} />;
  if (isUsed || token === null)
    return (
      <Expired about={securityTexts().expired.about}>
        <a className="button" href={forgottenAddress(returnAddress(location.search))}>
          {securityTexts().expired.ask}
        </a>
      </Expired>
    );
  const finish = (login: KnownLogin) => {
    forgetLink();
    // All sessions have ended.
    removeToken();
    void startSession();
    setChosen(login);
  };
  return (
    <div className="stack">
      <p className="muted">{page.about}</p>
      <NewPasswordForm
        label={page.title}
        save={page.save}
        token={token ?? ''}
        onChosen={finish}
        onExpired={() => setUsed(true)}
      />
    </div>
  );
}

/** The log-in, filled in. */
function FirstLogin({ prefill }: { prefill: KnownLogin }) {
  const session = useStore($session);
  useEffect(() => {
    if (session.state === 'user') location.replace(returnAddress(location.search) ?? pages.home);
  }, [session.state]);
  return (
    <div className="stack">
      <p className="notice notice--info" role="status">
        {messageOf('account.passwordChosen')}
      </p>
      <LoginForm prefill={prefill} />
    </div>
  );
}
