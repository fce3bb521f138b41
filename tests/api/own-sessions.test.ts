import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../contract/users/auth.ts';
import { endOtherSessions, endSession, listSessions } from '../../contract/users/sessions.ts';
import { currentUser } from '../../contract/users/users.ts';
import { changePassword } from '../../contract/users/account.ts';
import { origins, sessions } from '../../server/db/schema/index.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

let user: Awaited<ReturnType<OwnServer['newUser']>>;
beforeEach(async () => {
  user = await server.newUser();
});

const deviceOf = (letter: string) => letter.repeat(43);
/** Logs in from a device and a network. */
async function logIn(device: string, network: string, userAgent = 'Testbrowser/1.0') {
  const { body } = await server.call(login, {
    headers: { 'x-forwarded-for': network, 'user-agent': userAgent },
    body: { email: user.email, password: user.password, device: deviceOf(device) },
  });
  return String(body.token);
}
const list = async (token: string) =>
  (await server.call(listSessions, { token })).body as unknown as { id: number }[];

describe('own sessions', () => {
  test('are listed with device and network, this one first', async () => {
    const first = await logIn('a', '203.0.113.1', 'Eins/1');
    await server.db.update(sessions).set({ usedAt: sql`now() - interval '1 minute'` });
    await logIn('b', '2001:db8:1:2:3::4', 'Zwei/2');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string;
    const times = { since: time, lastUsedAt: time };
    expect(await list(first)).toEqual([
      {
        id: expect.any(Number),
        userAgent: 'Eins/1',
        network: '203.0.113.1',
        ...times,
        isCurrent: true,
      },
      {
        id: expect.any(Number),
        userAgent: 'Zwei/2',
        network: '2001:db8:1:0',
        ...times,
        isCurrent: false,
      },
    ]);
  });

  test('end one at a time, and nobody else’s', async () => {
    const [here, there] = [await logIn('a', '203.0.113.1'), await logIn('b', '203.0.113.1')];
    const [, other] = await list(here);
    const params = { id: other!.id };
    const stranger = await server.tokenOf(await server.newUser());
    expect((await server.call(endSession, { token: stranger, params })).status).toBe(404);
    expect((await server.call(endSession, { token: here, params })).status).toBe(200);
    expect((await server.call(currentUser, { token: there })).status).toBe(401);
    expect(await server.call(endSession, { token: here, params })).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    });
  });

  test('end all but this one', async () => {
    const [here, there] = [await logIn('a', '203.0.113.1'), await logIn('b', '203.0.113.1')];
    expect((await server.call(endOtherSessions, { token: here })).status).toBe(200);
    expect((await server.call(currentUser, { token: there })).status).toBe(401);
    expect(await list(here)).toHaveLength(1);
  });

  test('are not listed once they have expired', async () => {
    const here = await logIn('a', '203.0.113.1');
    await logIn('b', '203.0.113.1');
    await server.db.execute(
      sql`update sessions set expires_at = now() where user_id = ${user.id} and user_agent = 'Testbrowser/1.0' and id = (select max(id) from sessions)`,
    );
    expect(await list(here)).toHaveLength(1);
  });

  test('tell when they were used, to within five minutes', async () => {
    const token = await logIn('a', '203.0.113.1');
    const ofUser = eq(sessions.userId, user.id);
    const ageAfterUse = async (minutes: number) => {
      await server.db
        .update(sessions)
        .set({ usedAt: sql`now() - make_interval(mins => ${minutes})` })
        .where(ofUser);
      await server.call(currentUser, { token });
      const [row] = await server.db
        .select({ age: sql<number>`round(extract(epoch from now() - used_at) / 60)::int` })
        .from(sessions)
        .where(ofUser);
      return row!.age;
    };
    expect(await ageAfterUse(4)).toBe(4);
    expect(await ageAfterUse(6)).toBe(0);
  });

  test('keep a User-Agent of any length in part', async () => {
    const [row] = await list(await logIn('a', '203.0.113.1', 'x'.repeat(2000)));
    expect(row).toMatchObject({ userAgent: 'x'.repeat(300) });
  });
});

describe('a new device', () => {
  // Where the user registered.
  const home = '127.0.0.1';
  const notices = async () =>
    (await server.mailsTo(user.email)).filter(({ template }) => template === 'new-device');

  test('is told of where neither it nor its network was known', async () => {
    await logIn('a', home);
    expect(await notices()).toEqual([]);
    await logIn('b', home);
    await logIn('a', '203.0.113.2');
    expect(await notices()).toEqual([]);
    await logIn('c', '203.0.113.3', 'Fremd/1');
    expect(await notices()).toMatchObject([
      { values: { userAgent: 'Fremd/1', network: '203.0.113.3', at: expect.any(String) } },
    ]);
    await logIn('c', '203.0.113.3');
    expect(await notices()).toHaveLength(1);
  });

  test('is told of once, however many log in from it at once', async () => {
    await logIn('a', home);
    await Promise.all(Array.from({ length: 5 }, () => logIn('z', '203.0.113.9')));
    expect(await notices()).toHaveLength(1);
  });

  test('is told of where it neither registered nor chose the password', async () => {
    const token = await logIn('a', '203.0.113.1');
    expect(await notices()).toHaveLength(1);
    const newPassword = 'Anderes-Wort-3!';
    const device = deviceOf('b');
    const body = { oldPassword: user.password, newPassword, device };
    await server.call(changePassword, { token, body });
    const kept = await server.db.select().from(origins).where(eq(origins.userId, user.id));
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['device', 'network']);
    user.password = newPassword;
    await logIn('b', '203.0.113.5');
    expect(await notices()).toHaveLength(1);
    await logIn('a', '203.0.113.1');
    expect(await notices()).toHaveLength(2);
  });
});
