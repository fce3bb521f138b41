import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '../../contract/users/account.ts';
import { login } from '../../contract/users/auth.ts';
import {
  createRecoveryCodes,
  listPasskeys,
  loginByFirstPasskey,
  loginByPasskey,
  loginByRecoveryCode,
  loginOptions,
} from '../../contract/users/passkeys.ts';
import { pageHistory } from '../../contract/office/history.ts';
import { acceptAsUser } from '../../contract/users/invitations.ts';
import { currentUser } from '../../contract/users/users.ts';
import { letIn } from '../../server/auth/let-in.ts';
import { challenges, staffInvitations, users } from '../../server/db/schema/index.ts';
import { newInvitationCode } from '../../server/mail/tokens.ts';
import { authenticator } from '../support/authenticator.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const origin = 'https://rental.example';
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ SITE_URL: origin, STAFF_SECOND_FACTOR: 'required' });
});
afterAll(() => server.close());

async function newColleague(role: 'Counter' | 'Administrator' = 'Counter') {
  const user = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: [role] })
    .where(eq(users.id, user.id));
  return user;
}
type Person = Awaited<ReturnType<typeof newColleague>>;

interface Factor {
  challenge: string;
  options: object | null;
}

/** Logs in by password, which a second factor has to follow. */
async function ask({ email, password }: Person): Promise<Factor> {
  const { status, body } = await server.call(login, { body: { email, password } });
  expect([status, body.code]).toEqual([401, 'second_factor_needed']);
  expect(body).not.toHaveProperty('token');
  return body.secondFactor as Factor;
}

async function enrol(person: Person) {
  const { options } = await ask(person);
  const device = authenticator(origin);
  const body = { name: 'Telefon', credential: device.create(options) };
  const answer = await server.call(loginByFirstPasskey, { body: body as never });
  expect(answer.status).toBe(200);
  return { device, body, token: String(answer.body.token) };
}

const logIn = async (device: ReturnType<typeof authenticator>) => {
  const { body } = await server.call(loginOptions);
  const credential = device.sign(body.options);
  return server.call(loginByPasskey, { body: { credential } as never });
};
const byCode = (challenge: string, code: string) =>
  server.call(loginByRecoveryCode, { body: { challenge, code } });
const codesOf = async (token: string) =>
  (await server.call(createRecoveryCodes, { token })).body.codes as string[];

describe('staff', () => {
  test('who have no passkey make one, and then log in with it alone', async () => {
    const person = await newColleague();
    const { device, token } = await enrol(person);
    expect((await server.call(currentUser, { token })).body.id).toBe(person.id);
    const told = (await server.mailsTo(person.email)).map(({ template }) => template);
    expect(told).toContain('new-passkey');
    expect((await ask(person)).options).toBeNull();
    expect((await logIn(device)).status).toBe(200);
  });

  test('who become so by an invitation log in anew', async () => {
    const customer = await server.newUser();
    const token = await server.tokenOf(customer);
    const { id: invitedBy } = await newColleague('Administrator');
    const [invitation] = await server.db
      .insert(staffInvitations)
      .values({
        email: customer.email,
        name: '',
        roles: ['Counter'],
        invitedBy,
        expiresAt: new Date(Date.now() + 60_000),
      })
      .returning({ id: staffInvitations.id });
    const code = (await newInvitationCode(server.db, invitation!.id))!;
    expect((await server.call(acceptAsUser, { token, body: { token: code } })).status).toBe(200);
    expect((await server.call(currentUser, { token })).status).toBe(401);
    expect((await ask(customer)).options).not.toBeNull();
  });

  test('make the first passkey once, and no second one by a password', async () => {
    const person = await newColleague();
    const [early, other] = [await ask(person), await ask(person)];
    const { body } = await enrol(person);
    expect((await server.call(loginByFirstPasskey, { body: body as never })).status).toBe(400);
    const late = { name: 'Fremd', credential: authenticator(origin).create(early.options) };
    const answer = await server.call(loginByFirstPasskey, { body: late as never });
    expect([answer.status, answer.body.code]).toEqual([400, 'challenge_invalid']);
    // The challenge is no session.
    const used = await server.call(listPasskeys, { token: other.challenge });
    expect(used.status).toBe(401);
  });

  test('who lost their device use a recovery code, each once', async () => {
    const person = await newColleague();
    const { token } = await enrol(person);
    const codes = await codesOf(token);
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    const { challenge } = await ask(person);
    expect((await byCode(challenge, 'aaaa-bbbb-cccc-dddd')).body.code).toBe('wrong_code');
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
    const entered = await byCode(challenge, typed);
    expect(entered.status).toBe(200);
    expect((await byCode(challenge, codes[1]!)).body.code).toBe('challenge_invalid');
    expect((await byCode((await ask(person)).challenge, codes[0]!)).body.code).toBe('wrong_code');
    const { body } = await server.call(listPasskeys, { token });
    expect(body.recoveryCodes).toBe(9);
  });

  test('spend one code with a challenge, even of several at once', async () => {
    const person = await newColleague();
    const { token } = await enrol(person);
    const codes = await codesOf(token);
    const { challenge } = await ask(person);
    const answers = await Promise.all(codes.slice(0, 3).map((code) => byCode(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await server.call(listPasskeys, { token });
    expect(body.recoveryCodes).toBe(9);
  });

  test('get new codes, and then the former ones work no more', async () => {
    const person = await newColleague();
    const { token } = await enrol(person);
    const [former] = await codesOf(token);
    await codesOf(token);
    expect((await byCode((await ask(person)).challenge, former!)).body.code).toBe('wrong_code');
  });

  test('do not use somebody else’s code, nor an old challenge', async () => {
    const [person, other] = [await newColleague(), await newColleague()];
    const [code] = await codesOf((await enrol(other)).token);
    const { challenge } = await ask(person);
    expect((await byCode(challenge, code!)).body.code).toBe('wrong_code');
    await server.db
      .update(challenges)
      .set({ expiresAt: new Date() })
      .where(eq(challenges.userId, person.id));
    expect((await byCode(challenge, code!)).body.code).toBe('challenge_invalid');
  });

  test('start anew after a new password', async () => {
    const person = await newColleague();
    const { token } = await enrol(person);
    const [code] = await codesOf(token);
    const { challenge } = await ask(person);
    const body = { oldPassword: person.password, newPassword: 'Anderes-Wort-2!' };
    expect((await server.call(changePassword, { token, body })).status).toBe(200);
    expect((await byCode(challenge, code!)).body.code).toBe('challenge_invalid');
  });

  test('who were switched off get in by nothing', async () => {
    const person = await newColleague();
    const { device, token } = await enrol(person);
    const [code] = await codesOf(token);
    const { challenge } = await ask(person);
    await server.db.update(users).set({ switchedOffAt: new Date() }).where(eq(users.id, person.id));
    for (const { status, body } of [await logIn(device), await byCode(challenge, code!)])
      expect([status, body.code]).toEqual([403, 'switched_off']);
  });

  test('learn nothing from a wrong password', async () => {
    const { email } = await newColleague();
    const body = { email, password: 'Falsches-Wort-1!' };
    expect((await server.call(login, { body })).body.code).toBe('login_failed');
  });
});

test('customers log in by their password, as ever', async () => {
  const customer = await server.newUser();
  expect(await server.tokenOf(customer)).toHaveLength(43);
});

test('an operator lets a locked-out administrator in, which the history tells', async () => {
  const person = await newColleague('Administrator');
  const { token } = await enrol(person);
  const code = await letIn(server.db, person.email.toUpperCase());
  expect((await byCode((await ask(person)).challenge, code!)).status).toBe(200);
  const query = { kind: 'user', subjectId: person.id };
  const { body } = await server.call(pageHistory, { token, query });
  const [entry] = body.content as { by: unknown; changes: object }[];
  expect(entry).toMatchObject({ by: null, changes: { letIn: {} } });
  const late = await letIn(server.db, person.email);
  await server.db.execute(sql`
    update recovery_codes set expires_at = expires_at - interval '1 day' where user_id = ${person.id}`);
  expect((await byCode((await ask(person)).challenge, late!)).body.code).toBe('wrong_code');
  const customer = await server.newUser();
  expect(await letIn(server.db, customer.email)).toBeNull();
  expect(await letIn(server.db, 'nobody@example.com')).toBeNull();
});
