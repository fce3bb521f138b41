import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { texts } from '../../lib/texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm, useRegistration } from './RegisterForm.tsx';

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Log-in and registration; which comes first is said by `?type=`. */
export function AuthTabs() {
  const [tab, setTab] = useState<Tab>(tabFromAddress);
  const [registeredEmail, setRegisteredEmail] = useState('');
  const registration = useRegistration((email) => {
    setRegisteredEmail(email);
    setTab('login');
  });
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
  const type = new URLSearchParams(location.search).get('type');
  return tabs.find((tab) => tab === type) ?? 'login';
}
