import * as Tabs from '@radix-ui/react-tabs';
import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';
import { LoginForm, type KnownLogin } from './LoginForm.tsx';
import { authTexts } from '../../lib/texts.ts';

/** Loaded on demand: most visitors only log in. */
const RegisterForm = lazyScreen(() =>
  import('./RegisterForm.tsx').then((module) => module.RegisterForm),
);

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Log-in and registration; `?type=` selects the initial tab. */
export function AuthTabs() {
  const initialTab = useSyncExternalStore(subscribe, tabFromAddress, () => 'login' as const);
  const [chosen, choose] = useState<Tab | null>(null);
  const [registered, setRegistered] = useState<KnownLogin | null>(null);
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
    login: <LoginForm key={registered?.email} known={registered} />,
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
