import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../contract/wire/rights.ts';
import { findLogin } from '../../server/auth/accounts.ts';
import { createSession, endSessions, sessionQueries } from '../../server/auth/sessions.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { lockAccountOf } from '../../server/http/lock-account.ts';
import { addCustomer } from '../support/customer.ts';
import { newSession } from '../support/session.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addCustomer(open.db);
});
afterAll(() => open.close());

const sessionOf = async () => {
  return { sessions: sessionQueries(open.db), token: await newSession(open.db, 1) };
};
/** Hours until the only session ends. */
const hoursLeft = async () => {
  const { rows } = await open.db.execute(
    sql`select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions`,
  );
  return rows[0]?.hours;
};
const set = (part: SQL) => open.db.execute(sql`update sessions set ${part}`);
beforeEach(() => open.db.execute(sql`delete from sessions`));

test('a session is renewed by use, but not written at each use', async () => {
  const { sessions, token } = await sessionOf();
  expect(await hoursLeft()).toBe(24);
  const versions = async () => (await open.db.execute(sql`select xmin from sessions`)).rows;
  const before = await versions();
  expect(await sessions.find(token)).toMatchObject({ user: { id: 1 } });
  expect(await versions()).toEqual(before);
  await set(sql`expires_at = now() + interval '22 hours'`);
  await sessions.find(token);
  expect(await hoursLeft()).toBe(24);
});

test('a session ends a day after its last use', async () => {
  const { sessions, token } = await sessionOf();
  await set(sql`expires_at = now() - interval '1 second'`);
  expect(await sessions.find(token)).toBeNull();
});

test('a session ends 30 days after the log-in, whatever its use', async () => {
  const { sessions, token } = await sessionOf();
  await set(
    sql`created_at = now() - interval '29 days 19 hours', expires_at = now() + interval '1 hour'`,
  );
  await sessions.find(token);
  expect(await hoursLeft()).toBe(5);
});

test('no session starts for a user who was deleted, or has another password or other roles meanwhile', async () => {
  const login = (await findLogin(open.db, { id: 1 }))!;
  expect(await createSession(open.db, { ...login, passwordHash: 'an earlier one' })).toBeNull();
  expect(await createSession(open.db, { ...login, id: 2_000_000_000 })).toBeNull();
  const roles: Role[] = ['Customer', 'Counter'];
  expect(await createSession(open.db, { ...login, roles })).toBeNull();
  expect(await hoursLeft()).toBeUndefined();
});

test('nothing more opens an account whose session was ended meanwhile', async () => {
  const { sessions, token } = await sessionOf();
  const session = (await sessions.find(token))!;
  const lock = () => open.db.transaction((tx) => lockAccountOf(tx, session));
  await lock();
  await endSessions(open.db, session.user.id);
  await expect(lock()).rejects.toMatchObject({ status: 401 });
});

test('a session is stored without its token', async () => {
  const { token } = await sessionOf();
  const { rows } = await open.db.execute(
    sql`select encode(token_hash, 'escape') as hash from sessions`,
  );
  expect(rows[0]?.hash).not.toContain(token);
});
