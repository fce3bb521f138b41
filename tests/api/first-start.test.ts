import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLogin } from '../../server/auth/accounts.ts';
import { verifyPassword } from '../../server/auth/password.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seed } from '../../server/demo/index.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { ensureAdministrator, type Login } from '../../server/users/administrator.ts';
import { addCustomer } from '../support/customer.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addCustomer(open.db);
});
afterAll(() => open.close());

test('a database is migrated once, by however many servers', async () => {
  const count = async () =>
    (await open.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)).rows;
  const before = await count();
  await Promise.all([migrate(open.db), migrate(open.db), migrate(open.db)]);
  expect(await count()).toEqual(before);
});

test('a later seed changes nothing', async () => {
  const lines: string[] = [];
  const start = (value: 'demo' | 'none') =>
    seed(open.db, config({ SEED: value }), (line) => lines.push(line));
  await start('none');
  await start('demo');
  expect(lines).toEqual([]);
  expect(await findLogin(open.db, demoLogins.customer)).toBeNull();
});

describe('the built-in administrator', () => {
  /** Returns the log-in that was shown. */
  const admin = async (env: NodeJS.ProcessEnv) => {
    const shown: Login[] = [];
    await ensureAdministrator(open.db, config(env), {
      published: demoLogins.administrator,
      show: (login) => shown.push(login),
    });
    return shown[0];
  };
  const works = async (email: string, password: string) => {
    const login = await findLogin(open.db, { email });
    return login !== null && verifyPassword(password, login.passwordHash);
  };
  const { email, password } = demoLogins.administrator;

  test('follows the settings from start to start', async () => {
    expect(await admin({})).toBeUndefined();
    expect(await works(email, password)).toBe(true);
    await admin({ ADMIN_PASSWORD: 'Neues-Wort-1!' });
    expect(await works(email, 'Neues-Wort-1!')).toBe(true);
    await admin({});
    expect(await works(email, 'Neues-Wort-1!')).toBe(true);
    await admin({ ADMIN_EMAIL: 'chef@example.com' });
    expect(await works('chef@example.com', 'Neues-Wort-1!')).toBe(true);
    expect(await works(email, password)).toBe(false);
  });

  test("does not take another account's address", async () => {
    await expect(admin({ ADMIN_EMAIL: 'ONE@example.com' })).rejects.toThrow(/^ADMIN_EMAIL: /);
  });

  test('gets a generated password in production, shown once', async () => {
    await open.db.execute(sql`truncate users cascade`);
    const login = await admin({ NODE_ENV: 'production' });
    expect(login).toEqual({ email, password: expect.stringMatching(/^\S{20,}$/) as string });
    expect(await works(email, login!.password)).toBe(true);
    expect(await works(email, password)).toBe(false);
    expect(await admin({ NODE_ENV: 'production' })).toBeUndefined();
  });
});
