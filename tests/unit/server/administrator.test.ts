import { expect, test } from 'vitest';
import { config } from '../../../server/config.ts';
import { demoLogins } from '../../../server/demo/logins.ts';
import { StartError } from '../../../server/start-error.ts';
import { checkAdministrator } from '../../../server/users/administrator.ts';

const { password: published } = demoLogins.administrator;
const check = (env: NodeJS.ProcessEnv) => () => checkAdministrator(config(env), published);

test.each([
  { ADMIN_PASSWORD: 'P@ssw0rd' },
  { ADMIN_PASSWORD: 'Admin123!' },
  { ADMIN_PASSWORD: 'Passwort1!' },
  { ADMIN_PASSWORD: 'Fuhrpark2026!' },
  { ADMIN_PASSWORD: 'Hohenzollern1!', ADMIN_EMAIL: 'hohenzollern@example.com' },
  { ADMIN_PASSWORD: published, HOST: '0.0.0.0' },
  { ADMIN_PASSWORD: published, NODE_ENV: 'production' },
])('%j is refused in a sentence that names the variable', (env) => {
  expect(check(env)).toThrow(StartError);
  expect(check(env)).toThrow(/^ADMIN_PASSWORD: \w+( \S+){3,}\.$/);
});

test.each([{}, { ADMIN_PASSWORD: 'Neues-Wort-1!' }, { ADMIN_PASSWORD: published }])(
  '%j is accepted',
  (env) => {
    expect(check(env)).not.toThrow();
  },
);
