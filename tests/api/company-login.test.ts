import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginByCompany, startCompanyLogin } from '../../contract/users/company-login.ts';
import { switchOff } from '../../contract/office/staff.ts';
import { currentUser } from '../../contract/users/users.ts';
import { getFeatures } from '../../contract/wire/features.ts';
import type { Role } from '../../contract/wire/rights.ts';
import { apiKeys, challenges, passkeys, sessions, users } from '../../server/db/schema/index.ts';
import { eraseUser } from '../../server/own-data/erase.ts';
import { userQueries } from '../../server/users/repository.ts';
import {
  answerAt,
  startIdentityProvider,
  type IdentityProvider,
  type Person,
} from '../support/identity-provider.ts';
import { unique } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const origin = 'https://rental.example';
let provider: IdentityProvider;
let server: OwnServer;
beforeAll(async () => {
  provider = await startIdentityProvider(origin);
  server = await startOwnServer({ SITE_URL: origin, ...provider.settings });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const newLogin = (person: Partial<Person> = {}) => {
  const login = unique('login');
  provider.people.set(login, {
    email: `${login}@example.com`,
    firstName: 'Conny',
    lastName: 'Schalter',
    groups: ['Desk', 'Everybody'],
    ...person,
  });
  return login;
};

interface Started {
  challenge: string;
  address: string;
}
const start = async (at = server) => (await at.call(startCompanyLogin)).body as unknown as Started;
const finish = ({ challenge }: Pick<Started, 'challenge'>, answer: string, at = server) =>
  at.call(loginByCompany, { body: { challenge, answer } });

async function logIn(login: string, at = server) {
  const started = await start(at);
  return finish(started, await answerAt(started.address, login), at);
}
const tokenAfter = async (login: string) => {
  const { status, body } = await logIn(login);
  expect([status, body.message]).toEqual([200, undefined]);
  return String(body.token);
};
const userOf = async (token: string, at = server) => at.call(currentUser, { token });
const refusalOf = async (answer: ReturnType<typeof finish>) => {
  const { status, body } = await answer;
  expect(body).not.toHaveProperty('token');
  return [status, body.code];
};
const refused = [401, 'company_login_refused'];
const rowOf = async (email: string) =>
  (await server.db.select().from(users).where(eq(users.email, email)))[0]!;
/** A customer with this address, whom nobody has asked to prove it. */
async function newCustomer() {
  const customer = await server.newUser();
  return { ...customer, token: await server.tokenOf(customer) };
}

test('a colleague whom nobody knows here gets an account with the roles of their groups', async () => {
  const login = newLogin({ groups: ['Desk', 'CN=Books,OU=Office'] });
  const { body } = await userOf(await tokenAfter(login));
  expect(body).toMatchObject({
    email: `${login}@example.com`,
    firstName: 'Conny',
    lastName: 'Schalter',
    emailConfirmed: true,
  });
  expect(body.roles).toEqual(expect.arrayContaining(['Counter', 'Accounting']) as unknown);
  expect(body.roles).toHaveLength(2);
});

test('nobody logs in by password where only the company knows them', async () => {
  const login = newLogin();
  await tokenAfter(login);
  await expect(server.tokenOf({ email: `${login}@example.com`, password: '' })).resolves.toBe(
    'undefined',
  );
});

test('they enter the same account with another address, and with other groups have other roles', async () => {
  const login = newLogin();
  const before = await tokenAfter(login);
  const { body: first } = await userOf(before);
  const person = provider.people.get(login)!;
  provider.people.set(login, { ...person, email: `new-${person.email}`, groups: ['IT'] });
  const { body: second } = await userOf(await tokenAfter(login));
  expect(second).toMatchObject({ id: first.id, email: person.email });
  expect(second.roles).toEqual(['Administrator']);
  // What the former role had opened is closed.
  expect((await userOf(before)).status).toBe(401);
});

test('who is in no group any more loses their roles and sessions', async () => {
  const login = newLogin();
  const token = await tokenAfter(login);
  provider.people.get(login)!.groups = ['Everybody'];
  expect(await refusalOf(logIn(login))).toEqual([403, 'company_login_no_role']);
  expect((await userOf(token)).status).toBe(401);
  expect((await rowOf(`${login}@example.com`)).roles).toEqual(['Customer']);
});

test('who comes back has neither the API keys nor the passkeys of before', async () => {
  const login = newLogin();
  await tokenAfter(login);
  const { id } = await rowOf(`${login}@example.com`);
  const before = { userId: id, name: 'Before' };
  await server.db.insert(passkeys).values({
    ...before,
    counter: 0,
    credentialId: Buffer.from(login),
    publicKey: Buffer.from('key'),
  });
  await server.db.insert(apiKeys).values({ ...before, hash: Buffer.from(login), rights: [] });
  await tokenAfter(login);
  const countBefore = async () => [
    await server.db.$count(passkeys, eq(passkeys.userId, id)),
    await server.db.$count(apiKeys, eq(apiKeys.userId, id)),
  ];
  expect(await countBefore()).toEqual([1, 1]);
  provider.people.get(login)!.groups = ['Everybody'];
  expect(await refusalOf(logIn(login))).toEqual([403, 'company_login_no_role']);
  provider.people.get(login)!.groups = ['Desk'];
  await tokenAfter(login);
  expect(await countBefore()).toEqual([0, 0]);
});

test.each<[string, (id: number) => Promise<unknown>]>([
  ['a change of roles', (id) => userQueries(server.db).update(id, { roles: ['Counter'] })],
  ['an erasure', (id) => eraseUser(server.db, id)],
])('%s while the colleague logs in deadlocks with nothing', async (_what, change) => {
  // One stays administrator.
  await tokenAfter(newLogin({ groups: ['IT'] }));
  // Nothing stands between their locks: enough rounds meet.
  for (let round = 0; round < 16; round += 1) {
    const login = newLogin({ groups: ['IT'] });
    await tokenAfter(login);
    const { id } = await rowOf(`${login}@example.com`);
    const [, ...logins] = await Promise.all([change(id), ...[1, 2, 3].map(() => logIn(login))]);
    expect(logins.map(({ status }) => status)).not.toContain(500);
  }
});

test('who never was in one gets no account', async () => {
  const login = newLogin({ groups: [] });
  expect(await refusalOf(logIn(login))).toEqual([403, 'company_login_no_role']);
  expect(await rowOf(`${login}@example.com`)).toBeUndefined();
});

test('an address that the provider has not proved opens no account, and makes none', async () => {
  const { email } = await newCustomer();
  const other = newLogin({ isProved: false });
  expect(await refusalOf(logIn(other))).toEqual([403, 'company_login_no_address']);
  expect(await refusalOf(logIn(newLogin({ email, isProved: false })))).toEqual([
    403,
    'company_login_no_address',
  ]);
  expect((await rowOf(email)).companyLogin).toBeNull();
});

test('the proof of one address is none of another', async () => {
  const { email } = await newCustomer();
  for (const signedEmail of ['own@provider.example', null]) {
    const split = newLogin({ email, signedEmail });
    expect(await refusalOf(logIn(split))).toEqual([403, 'company_login_no_address']);
  }
  expect((await rowOf(email)).companyLogin).toBeNull();
  const same = newLogin({ email, signedEmail: email.toUpperCase(), isProved: 'xms_edov' });
  expect((await userOf(await tokenAfter(same))).body.email).toBe(email);
});

test('an address that nobody could register finds no account, and a name is cut', async () => {
  const customer = await newCustomer();
  // The Kelvin sign, whose small letter is a plain k.
  const email = `\u{212A}${customer.email}`;
  await server.db
    .update(users)
    .set({ email: `k${customer.email}` })
    .where(eq(users.id, customer.id));
  for (const odd of [email, 'two@example.com\r\nBcc: three@example.com', 'no address'])
    expect(await refusalOf(logIn(newLogin({ email: odd })))).toEqual([
      403,
      'company_login_no_address',
    ]);
  const { body } = await userOf(
    await tokenAfter(newLogin({ firstName: `Con\0ny${'y'.repeat(200)}` })),
  );
  expect(body.firstName).toBe(`Conny${'y'.repeat(94)}`);
});

test('an address is proved in Entra’s words, too', async () => {
  const login = newLogin({ isProved: 'xms_edov' });
  expect((await userOf(await tokenAfter(login))).body.email).toBe(`${login}@example.com`);
});

describe('an account with the same address', () => {
  test('of a colleague is entered, and keeps its password', async () => {
    const { id, email, password } = await newCustomer();
    await server.db
      .update(users)
      .set({ emailConfirmedAt: new Date(), roles: ['Customer', 'Counter'] })
      .where(eq(users.id, id));
    const { body } = await userOf(await tokenAfter(newLogin({ email })));
    expect(body.id).toBe(id);
    expect(body.roles).toEqual(['Customer', 'Counter']);
    expect((await userOf(await server.tokenOf({ email, password }))).status).toBe(200);
  });

  test.each<[string, Role[], Date | null]>([
    ['customer', ['Customer'], null],
    ['customer', ['Customer'], new Date()],
    ['colleague who gains rights', ['Customer', 'Accounting'], new Date()],
  ])('of a %s is taken from whoever made it', async (_, roles, emailConfirmedAt) => {
    const { id, email, password, token } = await newCustomer();
    await server.db.update(users).set({ roles, emailConfirmedAt }).where(eq(users.id, id));
    await server.db.insert(passkeys).values({
      userId: id,
      name: 'Theirs',
      counter: 0,
      credentialId: Buffer.from(unique('key')),
      publicKey: Buffer.from('key'),
    });
    await tokenAfter(newLogin({ email }));
    expect((await userOf(token)).status).toBe(401);
    expect(await server.tokenOf({ email, password })).toBe('undefined');
    expect(await server.db.$count(passkeys, eq(passkeys.userId, id))).toBe(0);
  });

  test('stays with the log-in that it has', async () => {
    const login = newLogin();
    await tokenAfter(login);
    const other = newLogin({ email: `${login}@example.com`, groups: ['IT'] });
    expect(await refusalOf(logIn(other))).toEqual([403, 'company_login_other']);
    expect((await rowOf(`${login}@example.com`)).roles).toEqual(['Counter']);
  });

  test('is left alone when it is built in', async () => {
    const { id, email } = await newCustomer();
    const administrator = { roles: ['Customer' as const, 'Administrator' as const], builtIn: true };
    await server.db.update(users).set(administrator).where(eq(users.id, id));
    expect(await refusalOf(logIn(newLogin({ email })))).toEqual([403, 'built_in']);
    expect((await rowOf(email)).roles).toEqual(['Customer', 'Administrator']);
    await server.db
      .update(users)
      .set({ builtIn: false, roles: ['Customer'] })
      .where(eq(users.id, id));
  });
});

test('the last administrator keeps the role', async () => {
  const login = newLogin({ groups: ['IT'] });
  await tokenAfter(login);
  const { id } = await rowOf(`${login}@example.com`);
  const others = await server.db.select().from(users);
  for (const { id: other, roles } of others)
    if (other !== id && roles.includes('Administrator'))
      await server.db
        .update(users)
        .set({ roles: ['Customer'] })
        .where(eq(users.id, other));
  provider.people.get(login)!.groups = ['Desk'];
  expect(await refusalOf(logIn(login))).toEqual([403, 'company_login_no_role']);
  expect((await rowOf(`${login}@example.com`)).roles).toEqual(['Administrator']);
});

test('who is switched off stays out', async () => {
  const [login, boss] = [newLogin(), newLogin({ groups: ['IT'] })];
  const { id } = (await userOf(await tokenAfter(login))).body;
  const token = await tokenAfter(boss);
  await server.call(switchOff, { token, params: { id: Number(id) } });
  expect(await refusalOf(logIn(login))).toEqual([403, 'switched_off']);
});

test('a session ends after half a day, however much it is used', async () => {
  const login = newLogin();
  const token = await tokenAfter(login);
  const { id } = await rowOf(`${login}@example.com`);
  const hours = (at: number) => new Date(Date.now() + at * 3_600_000);
  const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(row!.expiresAt.getTime()).toBeLessThanOrEqual(hours(12).getTime());
  await server.db
    .update(sessions)
    .set({ createdAt: hours(-11), usedAt: hours(-2), expiresAt: hours(1) })
    .where(eq(sessions.userId, id));
  expect((await userOf(token)).status).toBe(200);
  const [used] = await server.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(used!.usedAt.getTime()).toBeGreaterThan(hours(-1).getTime());
  expect(used!.expiresAt.getTime()).toBeLessThanOrEqual(hours(1).getTime());
});

describe('an answer is refused', () => {
  test('that came for another challenge', async () => {
    const [one, other] = [await start(), await start()];
    const answer = await answerAt(one.address, newLogin());
    expect(await refusalOf(finish(other, answer))).toEqual(refused);
  });

  test('with a challenge that nobody asked for', async () => {
    const { address } = await start();
    const answer = await answerAt(address, newLogin());
    expect(await refusalOf(finish({ challenge: 'forged' }, answer))).toEqual(refused);
  });

  test('with a forged state, a forged code, another issuer, or none of them', async () => {
    for (const [name, value] of [
      ['state', 'forged'],
      ['code', 'forged'],
      ['iss', 'https://other.example'],
      ['state', ''],
      ['code', ''],
    ]) {
      const started = await start();
      const answer = new URLSearchParams(await answerAt(started.address, newLogin()));
      if (value) answer.set(name!, value);
      else answer.delete(name!);
      expect([name, await refusalOf(finish(started, String(answer)))]).toEqual([name, refused]);
    }
    expect(await refusalOf(finish(await start(), ''))).toEqual(refused);
  });

  test('whose nonce is another one', async () => {
    const started = await start();
    const address = new URL(started.address);
    address.searchParams.set('nonce', 'forged');
    const answer = await answerAt(address.href, newLogin());
    expect(await refusalOf(finish(started, answer))).toEqual(refused);
  });

  test('for another PKCE verifier', async () => {
    const started = await start();
    const address = new URL(started.address);
    address.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    const answer = await answerAt(address.href, newLogin());
    expect(await refusalOf(finish(started, answer))).toEqual(refused);
  });

  test('that comes a second time, also of two at once', async () => {
    const started = await start();
    const answer = await answerAt(started.address, newLogin());
    const both = await Promise.all([finish(started, answer), finish(started, answer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await refusalOf(finish(started, answer))).toEqual(refused);
  });

  test('whose name for them is none of OpenID Connect', async () => {
    for (const odd of ['control\0', 'höfer', 'x'.repeat(256)]) {
      provider.people.set(odd, provider.people.get(newLogin())!);
      expect([odd, await refusalOf(logIn(odd))]).toEqual([odd, refused]);
    }
  });

  test('that comes late', async () => {
    const started = await start();
    const answer = await answerAt(started.address, newLogin());
    await server.db.update(challenges).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await refusalOf(finish(started, answer))).toEqual(refused);
  });

  test('of somebody who declined', async () => {
    const started = await start();
    const answer = await answerAt(started.address, '');
    expect(answer).toContain('access_denied');
    expect(await refusalOf(finish(started, answer))).toEqual(refused);
  });
});

test('the provider is asked for a fresh proof, and never told a secret in the address', async () => {
  const { address, challenge } = await start();
  const { searchParams } = new URL(address);
  expect(searchParams.get('max_age')).toBe('900');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(address).not.toContain(challenge);
  expect(address).not.toContain(provider.settings.OIDC_CLIENT_SECRET);
});

describe('while the provider is away', () => {
  test('people are told so, and passwords work; once it is back, so does the log-in', async () => {
    const away = await startIdentityProvider(origin);
    const other = await startOwnServer({ SITE_URL: origin, ...away.settings });
    await away.close();
    const { status, body } = await other.call(startCompanyLogin);
    expect([status, body.code]).toEqual([503, 'company_login_away']);
    const customer = await other.newUser();
    expect((await userOf(await other.tokenOf(customer), other)).status).toBe(200);
    await other.close();
  });

  test('also when it goes between question and answer, or knows another secret', async () => {
    const going = await startIdentityProvider(origin);
    const other = await startOwnServer({
      SITE_URL: origin,
      ...going.settings,
      OIDC_CLIENT_SECRET: 'wrong',
    });
    going.people.set('conny', {
      email: 'conny@example.com',
      firstName: 'C',
      lastName: 'S',
      groups: ['Desk'],
    });
    expect(await refusalOf(logIn('conny', other))).toEqual([503, 'company_login_away']);
    const started = await start(other);
    const answer = await answerAt(started.address, 'conny');
    await going.close();
    expect(await refusalOf(finish(started, answer, other))).toEqual([503, 'company_login_away']);
    await other.close();
  });
});

test('without the settings there is no such log-in, and the site offers none', async () => {
  const other = await startOwnServer();
  expect((await other.call(startCompanyLogin)).status).toBe(404);
  expect((await finish({ challenge: 'some' }, 'code=1', other)).status).toBe(404);
  expect((await other.call(getFeatures)).body.companyLogin).toBe(false);
  expect((await server.call(getFeatures)).body.companyLogin).toBe(true);
  await other.close();
});

test('where roles are given by hand, the log-in is for staff alone and changes none', async () => {
  const other = await startOwnServer({ SITE_URL: origin, ...provider.settings, OIDC_ROLES: '' });
  const colleague = await other.newUser();
  const login = newLogin({ email: colleague.email, groups: ['IT'] });
  expect(await refusalOf(logIn(login, other))).toEqual([403, 'company_login_no_role']);
  await other.db
    .update(users)
    .set({ roles: ['Accounting'] })
    .where(eq(users.id, colleague.id));
  const { status, body } = await logIn(login, other);
  expect(status).toBe(200);
  const { body: user } = await userOf(String(body.token), other);
  expect([user.id, user.roles]).toEqual([colleague.id, ['Accounting']]);
  expect(await refusalOf(logIn(newLogin({ groups: ['IT'] }), other))).toEqual([
    403,
    'company_login_no_role',
  ]);
  await other.close();
});
