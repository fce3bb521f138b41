import { useStore } from '@nanostores/react';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { pages } from '../../../contract/pages.ts';
import { $session, startSession } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Island } from '../ui/Island.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './AuthPage.module.css';
import { leave } from './leave.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm, useRegistration } from './RegisterForm.tsx';

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Log-in and registration; which comes first is said by `?type=`. Its frame is part of the built page. */
export function AuthPage() {
  return (
    <Island>
      <section className={`card ${styles.page}`}>
        <header className={styles.head}>
          <button
            type="button"
            className="button button--icon button--quiet"
            aria-label={texts.auth.back}
            onClick={() => history.back()}
          >
            <Icon name="back" />
          </button>
          <img src="/favicon.svg" alt="" width="44" height="44" />
          <a
            className="button button--icon button--quiet"
            href={pages.home}
            aria-label={texts.auth.home}
          >
            <Icon name="home" />
          </a>
        </header>
        <h1 className={styles.title}>{texts.auth.title}</h1>
        <Forms />
      </section>
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
