import * as Tabs from '@radix-ui/react-tabs';
import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import { texts } from '../../../contract/texts/en/site.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Most come to log in: the longer form is fetched when it is asked for. */
const RegisterForm = lazyScreen(() =>
  import('./RegisterForm.tsx').then((module) => module.RegisterForm),
);

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Log-in and registration; which comes first is said by `?type=`. */
export function AuthTabs() {
  const asked = useSyncExternalStore(never, tabFromAddress, () => 'login' as const);
  const [chosen, choose] = useState<Tab | null>(null);
  const [registeredEmail, setRegisteredEmail] = useState('');
  const tab = chosen ?? asked;
  useTitle(texts.auth[tab]);
  const [registering, setRegistering] = useState(false);
  if (tab === 'register' && !registering) setRegistering(true);
  const finish = (email: string) => {
    setRegisteredEmail(email);
    choose('login');
  };
  return (
    <Tabs.Root value={tab} onValueChange={(value) => choose(value as Tab)}>
      <Tabs.List className="tabs__list" aria-label={texts.auth.title}>
        {tabs.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="tabs__tab"
            onMouseDown={focusWithoutRing}
          >
            {texts.auth[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Both stay once they are there, so that a look at the other tab loses nothing. */}
      <Tabs.Content
        value="login"
        className="tabs__panel"
        tabIndex={-1}
        forceMount
        hidden={tab !== 'login'}
      >
        <LoginForm key={registeredEmail} email={registeredEmail} />
      </Tabs.Content>
      <Tabs.Content
        value="register"
        className="tabs__panel"
        tabIndex={-1}
        forceMount
        hidden={tab !== 'register'}
      >
        {registering && <RegisterForm onRegistered={finish} />}
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Radix focuses a tab by script when it is pressed, for which browsers show the ring of the keyboard. */
const focusWithoutRing = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.focus({ focusVisible: false });

const never = () => () => undefined;

function tabFromAddress(): Tab {
  const type = new URLSearchParams(location.search).get('type');
  return tabs.find((tab) => tab === type) ?? 'login';
}
