import { useStore } from '@nanostores/react';
import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { takeFlash } from '../../lib/texts/flash.ts';
import { $session, startSession } from '../../lib/session/session.ts';
import { canStore } from '../../lib/storage/storage.ts';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './AuthPage.module.css';
import { afterLogin, returnFromLogin, LoginForm, type KnownLogin } from './LoginForm.tsx';
import { authTexts } from '../../lib/texts/texts.ts';
import * as Tabs from '@radix-ui/react-tabs';
import { companyLoginAddress, returnAddress, vehicleIdIn } from '../../lib/site/addresses.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { useHasCompanyLogin, useIsOurs } from '../../lib/host/use-host.ts';
import { lazyScreen, lazyWith } from '../ui/lazy-screen.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';

/** Loaded on demand: most visitors only log in. */
const RegisterForm = lazyScreen(() => import('./RegisterForm.tsx'), 'RegisterForm');

/** Loaded only for those who come from a vehicle's page. */
const WaitingRental = lazyWith(null)(() => import('./WaitingRental.tsx'), 'WaitingRental');

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Log-in and registration; `?type=` selects the initial tab. */
function AuthTabs() {
  const initialTab = useSyncExternalStore(subscribe, tabFromAddress, () => 'login' as const);
  const [chosen, choose] = useState<Tab | null>(null);
  const [registered, setRegistered] = useState<KnownLogin | null>(null);
  const isOurs = useIsOurs();
  const hasCompanyLogin = useHasCompanyLogin();
  const tab = chosen ?? initialTab;
  useTitle(authTexts()[tab]);
  const [wasRegisterShown, setRegisterShown] = useState(false);
  if (tab === 'register' && !wasRegisterShown) setRegisterShown(true);
  const show = (name: Tab) => {
    choose(name);
    keepInAddress(name);
  };
  const showLogin = (login: KnownLogin) => {
    setRegistered(login);
    show('login');
  };
  const forms = {
    // Bare hosts are logged in to by hand.
    login: (
      <LoginForm key={registered?.email} prefill={registered} isNew={isOurs && !!registered}>
        <div className={styles.join}>
          <p>{authTexts().newHere}</p>
          <button type="button" className="button" onClick={() => show('register')}>
            {authTexts().join}
          </button>
        </div>
        {hasCompanyLogin && (
          <div className={styles.join}>
            <p>{authTexts().company.about}</p>
            <a className="button" href={companyLoginAddress(afterLogin())}>
              {authTexts().company.login}
            </a>
          </div>
        )}
      </LoginForm>
    ),
    register: wasRegisterShown && <RegisterForm onRegistered={showLogin} />,
  };
  return (
    <Tabs.Root value={tab} onValueChange={(value) => show(value as Tab)}>
      <Tabs.List className="tabs__list" aria-label={authTexts().title}>
        {tabs.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="tabs__tab"
            onMouseDown={focusWithoutRing}
          >
            {authTexts()[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Forms stay mounted, so that switching tabs loses nothing. */}
      {tabs.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          className="tabs__panel"
          tabIndex={-1}
          forceMount
          hidden={name !== tab}
        >
          {forms[name]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Radix focuses a pressed tab by script, for which browsers show the keyboard's focus ring. */
const focusWithoutRing = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.focus({ focusVisible: false });

/** So that reloading the page stays on its tab. */
function keepInAddress(tab: Tab): void {
  const query = new URLSearchParams(location.search);
  query.set('type', tab);
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
}

const subscribe = () => () => undefined;

function tabFromAddress(): Tab {
  const type = new URLSearchParams(location.search).get('type');
  return tabs.find((tab) => tab === type) ?? 'login';
}

/** Log-in and registration, for visitors who are not logged in. The log-in form is part of the built page. */
export const AuthPage = island(Forms, 'auth');

function Forms() {
  const session = useStore($session, { ssr: 'initial' });
  // Logging in, here or in another tab, returns to where the visitor came from.
  useEffect(() => {
    if (session.state === 'user') returnFromLogin();
  }, [session.state]);

  if (session.state === 'user') return <Loading />;
  if (session.state === 'failed')
    return <Failed title={authTexts().login} reason={session.message} onRetry={startSession} />;
  const starting = session.state === 'starting';
  return (
    <div className="stack">
      <Waiting />
      {!starting && <Reason />}
      <div className={starting ? styles.starting : undefined}>
        <AuthTabs />
        {starting && <Loading />}
      </div>
    </div>
  );
}

/** Why logging in cannot work, or else the previous page's reason for sending the visitor here. */
function Reason() {
  const [message] = useState(() => (canStore() ? takeFlash() : authTexts().storageBlocked));
  return (
    message && (
      <p className="notice notice--info" role="status">
        {message}
      </p>
    )
  );
}

/** The vehicle whose page asked for the log-in. Its place is part of the built page, so that nothing moves when it comes. */
function Waiting() {
  const from = useHydrated() ? returnAddress(location.search) : null;
  const page = from === null ? null : new URL(from, location.origin);
  const id = page && vehicleIdIn(page.pathname);
  return (
    <div className={styles.waiting}>{id && <WaitingRental id={id} query={page.search} />}</div>
  );
}
