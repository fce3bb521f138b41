import { useStore } from '@nanostores/react';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { $session, startSession } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Island } from '../ui/Island.tsx';
import { Loading } from '../ui/Loading.tsx';
import { leave } from './leave.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm, useRegistration } from './RegisterForm.tsx';

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Log-in and registration; which comes first is said by `?type=`. */
export function AuthPage() {
  return (
    <Island>
      <Forms />
    </Island>
  );
}

function Forms() {
  const session = useStore($session, { ssr: 'initial' });
  const [tab, setTab] = useState<Tab>(tabFromAddress);
  const [registeredEmail, setRegisteredEmail] = useState('');
  const registration = useRegistration((email) => {
    setRegisteredEmail(email);
    setTab('login');
  });
  // A log-in, here or in another tab, leads back to where the visitor came from.
  useEffect(() => {
    if (session.state === 'user') leave();
  }, [session.state]);

  if (session.state === 'starting' || session.state === 'user') return <Loading />;
  if (session.state === 'failed')
    return <Failed title={texts.auth.login} reason={session.message} onRetry={startSession} />;
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value as Tab)}>
      <Tabs.List className="tabs__list" aria-label={texts.auth.title}>
        {tabs.map((name) => (
          <Tabs.Trigger key={name} value={name} className="tabs__tab">
            {texts.auth[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="login" className="tabs__panel" tabIndex={-1}>
        <LoginForm key={registeredEmail} email={registeredEmail} />
      </Tabs.Content>
      <Tabs.Content value="register" className="tabs__panel" tabIndex={-1}>
        <RegisterForm registration={registration} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function tabFromAddress(): Tab {
  // The built page has no address yet, and shows no tab either.
  if (typeof location === 'undefined') return 'login';
  const type = new URLSearchParams(location.search).get('type');
  return tabs.find((tab) => tab === type) ?? 'login';
}
