import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeEmail, resetPassword } from '../../contract/users/account.ts';
import { acceptAsUser } from '../../contract/users/invitations.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { currentUser, getUser } from '../../contract/users/users.ts';
import {
  createPasskey,
  createRecoveryCodes,
  deletePasskey,
  listPasskeys,
  loginByPasskey,
  loginOptions,
  passkeyOptions,
} from '../../contract/users/passkeys.ts';
import { prove } from '../../contract/users/proof.ts';
import {
  challenges,
  recoveryCodes,
  staffInvitations,
  users,
} from '../../server/db/schema/index.ts';
import { newInvitationCode, newToken } from '../../server/mail/tokens.ts';
import { authenticator } from '../support/authenticator.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const origin = 'https://rental.example';
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ SITE_URL: origin });
});
afterAll(() => server.close());

async function newUser() {
  const user = await server.newUser();
  return { ...user, token: await server.tokenOf(user) };
}
type User = Awaited<ReturnType<typeof newUser>>;
type Device = ReturnType<typeof authenticator>;

const optionsFor = async ({ token }: User) =>
  (await server.call(passkeyOptions, { token })).body.options;

async function add(user: User, device: Device, otherwise = {}) {
  const credential = device.create(await optionsFor(user), otherwise);
  const body = { name: 'Chrome unter Linux', credential };
  return { credential, ...(await server.call(createPasskey, { token: user.token, body })) };
}

const ask = async () => (await server.call(loginOptions)).body.options;
const logInWith = (credential: object) =>
  server.call(loginByPasskey, { body: { credential } as never });
const logIn = async (device: Device, otherwise = {}) =>
  logInWith(device.sign(await ask(), otherwise));

const refused = { status: 401, body: expect.objectContaining({ code: 'passkey_refused' }) };
const notAdded = expect.objectContaining({
  status: 400,
  body: expect.objectContaining({ code: 'passkey_refused' }),
});

async function newAdministrator() {
  const user = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Administrator'] })
    .where(eq(users.id, user.id));
  return user;
}

async function newPasskey() {
  const user = await newUser();
  const device = authenticator(origin);
  expect((await add(user, device)).status).toBe(201);
  return { user, device };
}

/** Changes a user as an administrator. */
async function changeAs(token: string, { id }: { id: number }, change: object) {
  const params = { id };
  const before = (await server.call(getUser, { token, params })).body;
  const body = { ...before, ...change };
  const answer = await server.call(updateUser, { token, params, body: body as never });
  expect(answer.status).toBe(200);
}

/** The code of an invitation to work at the counter. */
async function invitationOf({ email }: { email: string }): Promise<string> {
  const [invitation] = await server.db
    .insert(staffInvitations)
    .values({
      email,
      name: '',
      roles: ['Counter'],
      invitedBy: (await newAdministrator()).id,
      expiresAt: sql`now() + interval '1 day'`,
    })
    .returning();
  return (await newInvitationCode(server.db, invitation!.id))!;
}

test('recovery codes and another address that are asked for while somebody becomes staff come to nothing', async () => {
  for (let round = 0; round < 8; round += 1) {
    const user = await newUser();
    const other = await server.tokenOf(user);
    const body = { email: `fremd-${user.id}@example.com`, password: user.password };
    const token = await invitationOf(user);
    const [accepted] = await Promise.all([
      server.call(acceptAsUser, { token: user.token, body: { token } }),
      server.call(createRecoveryCodes, { token: other }),
      server.call(changeEmail, { token: other, body }),
    ]);
    expect(accepted.status).toBe(200);
    expect(await server.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(row!.pendingEmail).toBeNull();
  }
});

describe('a passkey', () => {
  test('ends when somebody first proves the address, and with the first roles of staff', async () => {
    const [one, other] = [await newPasskey(), await newPasskey()];
    const link = { userId: one.user.id, purpose: 'reset', email: one.user.email } as const;
    const body = { token: await newToken(server.db, link), password: 'Neues-Wort-3!' };
    const chosen = { ...body, confirmPassword: body.password };
    expect((await server.call(resetPassword, { body: chosen })).status).toBe(200);
    expect(await logIn(one.device)).toMatchObject(refused);

    const token = await invitationOf(other.user);
    const accepted = await server.call(acceptAsUser, { token: other.user.token, body: { token } });
    expect(accepted.status).toBe(200);
    expect(await logIn(other.device)).toMatchObject(refused);
  });

  test('ends when a customer chooses another password by a link, even after a press in the first mail', async () => {
    const { user, device } = await newPasskey();
    await server.db
      .update(users)
      .set({ emailConfirmedAt: sql`now()` })
      .where(eq(users.id, user.id));
    const link = { userId: user.id, purpose: 'reset', email: user.email } as const;
    const body = { token: await newToken(server.db, link), password: 'Neues-Wort-3!' };
    const chosen = { ...body, confirmPassword: body.password };
    expect((await server.call(resetPassword, { body: chosen })).status).toBe(200);
    expect(await logIn(device)).toMatchObject(refused);
  });

  test.each([{ password: 'Neues-Wort-3!' }, { roles: ['Customer', 'Counter'] }])(
    'ends when an administrator gives a customer %j',
    async (change) => {
      const { user, device } = await newPasskey();
      await changeAs(await server.tokenOf(await newAdministrator()), user, change);
      expect(await logIn(device)).toMatchObject(refused);
    },
  );

  test('that is added, or logs in, while somebody gets the first roles of staff ends with the others', async () => {
    const token = await server.tokenOf(await newAdministrator());
    const promote = (user: User) => changeAs(token, user, { roles: ['Counter'] });
    for (let round = 0; round < 8; round += 1) {
      const user = await newUser();
      const added = authenticator(origin);
      const body = { name: 'Chrome', credential: added.create(await optionsFor(user)) };
      await Promise.all([server.call(createPasskey, { token: user.token, body }), promote(user)]);
      expect(await logIn(added)).toMatchObject(refused);

      const { user: other, device } = await newPasskey();
      const answer = device.sign(await ask());
      const [entered] = await Promise.all([logInWith(answer), promote(other)]);
      const session = { token: String(entered.body.token) };
      expect((await server.call(currentUser, session)).status).toBe(401);
    }
  });

  test('has a name that is not too long for any device', async () => {
    const user = await newUser();
    expect(await add(user, authenticator(origin, undefined, 3000))).toMatchObject({ status: 400 });
    expect(await add(user, authenticator(origin, undefined, 1023))).toMatchObject({ status: 201 });
  });

  test('logs its user in, again and again, and says when', async () => {
    const { user, device } = await newPasskey();
    const list = async () => (await server.call(listPasskeys, { token: user.token })).body;
    expect(await list()).toEqual({
      recoveryCodes: null,
      passkeys: [expect.objectContaining({ name: 'Chrome unter Linux', lastUsedAt: null })],
    });
    for (let time = 0; time < 2; time++) {
      const { status, body } = await logIn(device);
      expect(status).toBe(200);
      const me = await server.call(currentUser, { token: String(body.token) });
      expect(me.body.id).toBe(user.id);
    }
    expect(await list()).toMatchObject({ passkeys: [{ lastUsedAt: expect.any(String) }] });
  });

  test('works beside that of a second device, until it is removed', async () => {
    const { user, device } = await newPasskey();
    const second = authenticator(origin);
    await add(user, second);
    const { body } = await server.call(listPasskeys, { token: user.token });
    const [{ id }] = body.passkeys as [{ id: number }];
    const stranger = await newUser();
    const removal = (token: string) => server.call(deletePasskey, { token, params: { id } });
    expect((await removal(stranger.token)).status).toBe(404);
    expect((await removal(user.token)).status).toBe(200);
    expect(await logIn(device)).toEqual(refused);
    expect((await logIn(second)).status).toBe(200);
  });

  test('is added once, by who asked, to an account with less than 20', async () => {
    const { user, device } = await newPasskey();
    expect((await add(user, device)).status).toBe(409);
    const options = await optionsFor(user);
    expect(options).toMatchObject({ excludeCredentials: [{ type: 'public-key' }] });
    const other = await newUser();
    const body = { name: 'Fremd', credential: authenticator(origin).create(options) };
    const { token } = other;
    expect(await server.call(createPasskey, { token, body: body as never })).toEqual(notAdded);
  });

  test('goes with the account’s data', async () => {
    const { user, device } = await newPasskey();
    await server.erase(user.id);
    expect(await logIn(device)).toEqual(refused);
  });
});

describe('refused is', () => {
  test('what is deeper than any answer', async () => {
    let nested: unknown[] = [];
    for (let depth = 0; depth < 9000; depth += 1) nested = [nested];
    const { status, body } = await logInWith({ id: 'x', nested });
    expect([status, body.code]).toEqual([400, 'bad_characters']);
  });

  test.each([
    ['an answer that came before', {}, true],
    ['another site', { origin: 'https://rental.example.attacker.example' }],
    ['another port', { origin: 'https://rental.example:8443' }],
    ['a passkey of another site', { rpId: 'attacker.example' }],
    ['a device that did not ask who holds it', { isVerified: false }],
    ['a counter that stands still', { counter: 1 }],
    ['a counter that runs back', { counter: 0 }],
    ['the passkey of somebody else', { userHandle: Buffer.from('1').toString('base64url') }],
  ])('%s', async (_, otherwise, isRepeated = false) => {
    const { device } = await newPasskey();
    const credential = device.sign(await ask(), otherwise);
    if (isRepeated) expect((await logInWith(credential)).status).toBe(200);
    expect(await logInWith(credential)).toEqual(refused);
    // The owner is not kept out.
    expect((await logIn(device)).status).toBe(200);
  });

  test('an unknown passkey, another signature and what is none', async () => {
    const { device } = await newPasskey();
    const stranger = authenticator(origin);
    stranger.create({ challenge: '', user: { id: 'MQ' } });
    expect(await logIn(stranger)).toEqual(refused);
    const own = device.sign(await ask());
    const foreign = stranger.sign(await ask());
    const mixed = { ...foreign, id: own.id, rawId: own.rawId };
    expect(await logInWith(mixed)).toEqual(refused);
    for (const credential of [{}, { id: 'a' }, { ...own, response: { clientDataJSON: 'e30' } }])
      expect(await logInWith(credential)).toEqual(refused);
  });

  test('a counter as high as a device may count', async () => {
    const { device } = await newPasskey();
    const highest = 2 ** 32 - 1;
    expect((await logInWith(device.sign(await ask(), { counter: highest }))).status).toBe(200);
    expect(await logInWith(device.sign(await ask(), { counter: highest }))).toEqual(refused);
  });

  test('of the same answer sent twice at once one', async () => {
    const { device } = await newPasskey();
    const credential = device.sign(await ask());
    const answers = await Promise.all([logInWith(credential), logInWith(credential)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('a challenge that is over, or was for something else', async () => {
    const { user, device } = await newPasskey();
    expect(await logInWith(device.sign(await optionsFor(user)))).toEqual(refused);
    const credential = device.sign(await ask());
    await server.db.update(challenges).set({ expiresAt: new Date() });
    expect(await logInWith(credential)).toEqual(refused);
  });

  test.each([
    ['made on another site', { origin: 'https://attacker.example' }],
    ['made for another site', { rpId: 'attacker.example' }],
    ['made without asking who holds the device', { isVerified: false }],
  ])('a new passkey %s', async (_, otherwise) => {
    expect(await add(await newUser(), authenticator(origin), otherwise)).toEqual(notAdded);
  });

  test('a new passkey that comes again, or after a new password', async () => {
    const user = await newUser();
    const { credential, status } = await add(user, authenticator(origin));
    expect(status).toBe(201);
    const { token } = user;
    const body = { name: 'Noch einmal', credential } as never;
    expect(await server.call(createPasskey, { token, body })).toEqual(notAdded);
  });

  test('who was erased or merged since: nobody is told more', async () => {
    const { user, device } = await newPasskey();
    await server.db.delete(users).where(eq(users.id, user.id));
    expect(await logIn(device)).toEqual(refused);
  });
});

describe('a proof', () => {
  /** Whose log-in was long ago. */
  async function stale() {
    const { user, device } = await newPasskey();
    await server.db.execute(sql`
      update sessions set created_at = now() - interval '16 minutes' where user_id = ${user.id}`);
    return { user, device };
  }
  const give = ({ token }: User, body: object) =>
    server.call(prove, { token, body: body as never });
  const notProved = { status: 400, body: expect.objectContaining({ code: 'passkey_refused' }) };
  const needed = { status: 403, body: expect.objectContaining({ code: 'proof_needed' }) };

  test('by a passkey opens what needs one, as the password does', async () => {
    for (const isPassword of [false, true]) {
      const { user, device } = await stale();
      const { token, password } = user;
      const { body } = await server.call(listPasskeys, { token });
      const [{ id }] = body.passkeys as [{ id: number }];
      const calls = () => [
        server.call(passkeyOptions, { token }),
        server.call(createPasskey, { token, body: { name: 'Test', credential: {} } as never }),
        server.call(createRecoveryCodes, { token }),
        server.call(deletePasskey, { token, params: { id } }),
      ];
      for (const answer of await Promise.all(calls())) expect(answer).toEqual(needed);
      const proof = isPassword ? { password } : { credential: device.sign(await ask()) };
      expect((await give(user, proof)).status).toBe(200);
      const statuses = (await Promise.all(calls())).map(({ status }) => status);
      expect(statuses).toEqual([200, 400, 201, 200]);
    }
  });

  test.each([
    ['that came before', {}, true],
    ['of another site', { origin: 'https://rental.example.attacker.example' }],
    ['of a passkey of another site', { rpId: 'attacker.example' }],
    ['of a device that did not ask who holds it', { isVerified: false }],
    ['with a counter that stands still', { counter: 1 }],
  ])('is no answer %s', async (_, otherwise, isRepeated = false) => {
    const { user, device } = await stale();
    const credential = device.sign(await ask(), otherwise);
    if (isRepeated) expect((await give(user, { credential })).status).toBe(200);
    expect(await give(user, { credential })).toEqual(notProved);
    if (!isRepeated) expect(await server.call(createRecoveryCodes, user)).toEqual(needed);
    // The session goes on, and the right one is taken.
    expect((await give(user, { credential: device.sign(await ask()) })).status).toBe(200);
  });

  test('is no passkey of somebody else, which it leaves unused, and no other challenge', async () => {
    const { user, device } = await stale();
    const other = await newPasskey();
    const credential = other.device.sign(await ask());
    expect(await give(user, { credential })).toEqual(notProved);
    const { body } = await server.call(listPasskeys, { token: other.user.token });
    expect(body.passkeys).toEqual([expect.objectContaining({ lastUsedAt: null })]);
    const wrong = device.sign(await optionsFor(other.user));
    expect(await give(user, { credential: wrong })).toEqual(notProved);
    expect(await give(user, { credential: {} })).toEqual(notProved);
    expect((await give(user, {})).body).toMatchObject({ codes: { password: 'required' } });
    expect(await server.call(createRecoveryCodes, user)).toEqual(needed);
  });
});

test('a mail tells of a new passkey and of new recovery codes, with when and from where', async () => {
  const user = await newUser();
  const told = async () => (await server.mailsTo(user.email)).map(({ template }) => template);
  const before = await told();
  const device = authenticator(origin);
  await add(user, device, { origin: 'https://attacker.example' });
  expect(await told()).toEqual(before);
  await add(user, device);
  await add(user, device);
  await server.call(createRecoveryCodes, { token: user.token });
  expect((await told()).slice(before.length)).toEqual(['new-passkey', 'new-recovery-codes']);
  const mail = (await server.mailsTo(user.email)).at(-1);
  expect(mail?.values).toMatchObject({ at: expect.any(String), network: '127.0.0.1' });
});

test('the options tell nobody’s passkeys', async () => {
  await newPasskey();
  const options = await ask();
  expect(options).toMatchObject({ rpId: 'rental.example', userVerification: 'required' });
  expect((options as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([]);
});

test('a developer’s site has other ports', async () => {
  const local = await startOwnServer();
  try {
    const user = await local.newUser();
    const token = await local.tokenOf(user);
    const device = authenticator('http://localhost:4321');
    const { options } = (await local.call(passkeyOptions, { token })).body;
    const body = { name: 'Test', credential: device.create(options) } as never;
    expect((await local.call(createPasskey, { token, body })).status).toBe(201);
    const { options: asked } = (await local.call(loginOptions)).body;
    const credential = device.sign(asked);
    expect((await local.call(loginByPasskey, { body: { credential } as never })).status).toBe(200);
  } finally {
    await local.close();
  }
});
