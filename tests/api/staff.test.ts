import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHistory } from '../../contract/office/history.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import {
  inviteColleague,
  listInvitations,
  listStaff,
  switchOff,
  switchOn,
  withdrawInvitation,
} from '../../contract/office/staff.ts';
import { createFeed } from '../../contract/reservations/feeds.ts';
import { checkPasswordLink, forgotPassword, resetPassword } from '../../contract/users/account.ts';
import { login } from '../../contract/users/auth.ts';
import { acceptAsUser, acceptInvitation, getInvitation } from '../../contract/users/invitations.ts';
import { prove } from '../../contract/users/proof.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { currentUser, deleteUser, getUser } from '../../contract/users/users.ts';
import type { Role } from '../../contract/wire/rights.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { staffInvitations, users } from '../../server/db/schema/index.ts';
import { loads } from '../../server/load/concurrency-limit.ts';
import { newInvitationCode, newToken } from '../../server/mail/tokens.ts';
import { createAdministrator } from '../support/administrator.ts';
import { newSession } from '../support/session.ts';
import { password, unique } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: { id: number; token: string };
beforeAll(async () => {
  server = await startOwnServer();
  admin = await person('Administrator');
});
afterAll(() => server.close());

/** Somebody with a role, who has just logged in. */
async function person(role: Role) {
  const user = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Customer', role] })
    .where(eq(users.id, user.id));
  return { ...user, token: await newSession(server.db, user.id) };
}

const statusOf = async (token: string) => (await server.call(currentUser, { token })).status;
const turn = (way: typeof switchOff | typeof switchOn, id: number, by = admin) =>
  server.call(way, { token: by.token, params: { id } });
const logIn = async (email: string, secret = password) => {
  const { status, body } = await server.call(login, { body: { email, password: secret } });
  return [status, body.code];
};

describe('who is switched off', () => {
  test('changes nothing more by a password that waits to be hashed', async () => {
    const colleague = await person('Administrator');
    const other = await person('Administrator');
    const { body: before } = await server.call(getUser, {
      token: admin.token,
      params: { id: other.id },
    });
    const guesses = Array.from({ length: 40 }, () => logIn(colleague.email, 'Falsches-Wort-1!'));
    // They are all before the new password.
    await expect.poll(() => loads.get('password')!().waiting, { interval: 5 }).toBeGreaterThan(20);
    const body = { ...before, password: 'Neues-Wort-3!' };
    const change = server.call(updateUser, {
      token: colleague.token,
      params: { id: other.id },
      body: body as never,
    });
    await setTimeout(50);
    expect((await turn(switchOff, colleague.id)).status).toBe(200);
    expect((await change).status).toBe(401);
    await Promise.all(guesses);
    expect(await logIn(other.email)).toEqual([200, undefined]);
  });

  test('is logged out on every server, and does not get in again', async () => {
    const colleague = await person('Counter');
    const site = '/nowhere';
    const settings = config({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
    const other = await createApp({ db: server.db, config: settings, site });
    const there = async () => {
      const headers = { authorization: `Bearer ${colleague.token}` };
      return (await other.inject({ url: '/api/user', headers })).statusCode;
    };
    expect([await statusOf(colleague.token), await there()]).toEqual([200, 200]);
    expect((await turn(switchOff, colleague.id)).status).toBe(200);
    expect([await statusOf(colleague.token), await there()]).toEqual([401, 401]);
    await other.close();
    expect(await logIn(colleague.email)).toEqual([403, 'switched_off']);
    expect(await logIn(colleague.email, 'Falsches-Wort-1!')).toEqual([401, 'login_failed']);
    expect((await turn(switchOn, colleague.id)).status).toBe(200);
    expect(await logIn(colleague.email)).toEqual([200, undefined]);
    expect(await statusOf(colleague.token)).toBe(401);
  });

  const file =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na\r\n--x--\r\n';
  const demote = (id: number) =>
    server.db
      .update(users)
      .set({ roles: ['Counter'] })
      .where(eq(users.id, id));
  const json = '{"email":"neu@example.com","roles":["Counter"]}';
  test.each([
    ['/staff/invitations', 'application/json', json, 401, (id: number) => turn(switchOff, id)],
    [
      '/import/customers',
      'multipart/form-data; boundary=x',
      file,
      401,
      (id: number) => turn(switchOff, id),
    ],
    ['/staff/invitations', 'application/json', json, 403, demote],
    ['/import/customers', 'multipart/form-data; boundary=x', file, 403, demote],
  ])(
    'is not heard to the end at %s, nor is who lost the right',
    async (path, type, body, status, end) => {
      const colleague = await person('Administrator');
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.app.server.address() as AddressInfo;
      const asked = request({
        port,
        method: 'POST',
        path: `/api${path}`,
        headers: {
          authorization: `Bearer ${colleague.token}`,
          'content-type': type,
          'content-length': Buffer.byteLength(body),
        },
      });
      const begun = once(server.app.server, 'request');
      asked.write(body.slice(0, 1));
      await begun;
      await end(colleague.id);
      asked.end(body.slice(1));
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(status);
    },
  );

  test('is not revived by a link for a new password, older or asked for now', async () => {
    const colleague = await person('Counter');
    const { id: userId, email } = colleague;
    const token = await newToken(server.db, { userId, purpose: 'reset', email });
    await turn(switchOff, userId);
    const { body } = await server.call(checkPasswordLink, { body: { token } });
    expect(body.code).toBe('token_invalid');
    const choice = { password: 'Anderes-Wort-2!', confirmPassword: 'Anderes-Wort-2!' };
    const reset = await server.call(resetPassword, { body: { token, ...choice } });
    expect(reset.body.code).toBe('token_invalid');
    await server.call(forgotPassword, { body: { email } });
    const sent = (await server.mailsTo(email)).map(({ template }) => template);
    expect(sent).not.toContain('password-reset');
  });

  test('has no calendars until switched on', async () => {
    const colleague = await person('Counter');
    const body = { kind: 'office' };
    const made = await server.call(createFeed, { token: colleague.token, body });
    const read = async () =>
      (await server.app.inject({ url: `/api${String(made.body.path)}` })).json<{ code: string }>()
        .code;
    await turn(switchOff, colleague.id);
    expect(await read()).toBe('feed_not_found');
    await turn(switchOn, colleague.id);
    // No site is built here.
    expect(await read()).toBe('unavailable');
  });

  test('keeps name and place among the staff, and the history says who did it', async () => {
    const colleague = await person('Accounting');
    await turn(switchOff, colleague.id);
    const { body } = await server.call(listStaff, { token: admin.token });
    const listed = body as unknown as { id: number; firstName: string; switchedOffAt: unknown }[];
    const row = listed.find(({ id }) => id === colleague.id)!;
    expect(row).toMatchObject({ firstName: 'Erika', roles: ['Customer', 'Accounting'] });
    expect(row.switchedOffAt).toMatch(/^\d{4}-/);
    expect(listed.at(-1)!.switchedOffAt).not.toBeNull();
    const query = { kind: 'user', subjectId: colleague.id };
    const history = await server.call(pageHistory, { token: admin.token, query });
    expect((history.body.content as object[])[0]).toMatchObject({
      by: { id: admin.id },
      changes: { switchedOffAt: { from: null } },
    });
  });

  test('is neither who does it, nor a customer, nor built in', async () => {
    expect((await turn(switchOff, admin.id)).body.code).toBe('own_account');
    const { id } = await server.newUser();
    expect((await turn(switchOff, id)).status).toBe(404);
    const settings = config({ LOG_LEVEL: 'silent' });
    await createAdministrator(server.db, settings);
    const [builtIn] = await server.db.select().from(users).where(eq(users.builtIn, true));
    expect((await turn(switchOff, builtIn!.id)).body.code).toBe('built_in');
  });

  test('is forgotten when erased', async () => {
    const colleague = await person('Counter');
    await turn(switchOff, colleague.id);
    const params = { id: colleague.id };
    expect((await server.call(eraseCustomer, { token: admin.token, params })).status).toBe(200);
  });
});

describe('an invitation', () => {
  const invite = (body: object, by = admin) =>
    server.call(inviteColleague, { token: by.token, body });
  /** Invites, and gives the id and the code that the mail would have. */
  async function invited(email: string, roles: Role[] = ['Counter']) {
    expect((await invite({ email, name: 'Tim Theke', roles })).status).toBe(201);
    const [row] = await server.db
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.email, email));
    return { id: row!.id, token: (await newInvitationCode(server.db, row!.id))! };
  }
  const offer = async (token: string) =>
    (await server.call(getInvitation, { body: { token } })).body;
  const newAddress = () => `${unique('neu')}@example.com`;
  const account = {
    firstName: 'Tim',
    lastName: 'Theke',
    password,
    confirmPassword: password,
  };

  test('makes an account with these roles, whose address is proven, once', async () => {
    const email = newAddress();
    const { token } = await invited(email, ['Counter', 'Accounting']);
    expect(await offer(token)).toEqual({
      email,
      name: 'Tim Theke',
      roles: ['Counter', 'Accounting'],
      hasAccount: false,
    });
    const body = { ...account, token };
    const made = await server.call(acceptInvitation, { body });
    expect(made).toMatchObject({ status: 201, body: { email } });
    const session = await server.tokenOf({ email, password });
    const { body: me } = await server.call(currentUser, { token: session });
    expect(me).toMatchObject({
      firstName: 'Tim',
      emailConfirmed: true,
      roles: ['Counter', 'Accounting'],
    });
    const again = await server.call(acceptInvitation, { body });
    expect(again.body.code).toBe('token_invalid');
    const query = { kind: 'user', subjectId: me.id as number };
    const history = await server.call(pageHistory, { token: admin.token, query });
    expect((history.body.content as object[])[0]).toMatchObject({
      action: 'created',
      by: { id: admin.id },
    });
  });

  test('takes no weak password, and needs a name', async () => {
    const { token } = await invited(newAddress());
    const weak = { ...account, token, password: 'Passwort1!', confirmPassword: 'Passwort1!' };
    const { body } = await server.call(acceptInvitation, { body: weak });
    expect(Object.keys(body.errors as object)).toEqual(['password']);
    const nameless = { ...account, token, firstName: '' };
    const refused = await server.call(acceptInvitation, { body: nameless });
    expect(Object.keys(refused.body.errors as object)).toEqual(['firstName']);
  });

  test('to an account waits for its log-in, and no other one gets the roles', async () => {
    const customer = await server.newUser();
    // As whoever registered the address may have entered.
    await server.db
      .update(users)
      .set({ invoiceEmail: 'fremd@example.com' })
      .where(eq(users.id, customer.id));
    const { token } = await invited(customer.email);
    expect(await offer(token)).toMatchObject({ hasAccount: true });
    const taken = await server.call(acceptInvitation, { body: { ...account, token } });
    expect(taken.body.code).toBe('email_taken');
    const stranger = await person('Customer');
    const accept = (session: string) =>
      server.call(acceptAsUser, { token: session, body: { token } });
    expect((await accept(stranger.token)).body.code).toBe('other_address');
    const [session, other] = [
      await newSession(server.db, customer.id),
      await newSession(server.db, customer.id),
    ];
    expect((await accept(session)).status).toBe(200);
    const { body: me } = await server.call(currentUser, { token: session });
    expect(me).toMatchObject({
      roles: ['Customer', 'Counter'],
      emailConfirmed: true,
      invoiceEmail: null,
    });
    expect(await statusOf(other)).toBe(401);
    expect((await accept(session)).body.code).toBe('token_invalid');
  });

  test('of two who accept at once only one gets in', async () => {
    const { token } = await invited(newAddress());
    const body = { ...account, token };
    const both = await Promise.all([
      server.call(acceptInvitation, { body }),
      server.call(acceptInvitation, { body }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, expect.any(Number)]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('is replaced by the next one, sent again, and withdrawn', async () => {
    const email = newAddress();
    const first = await invited(email);
    const second = await invited(email.toUpperCase(), ['Accounting']);
    expect((await offer(first.token)).code).toBe('token_invalid');
    expect(await offer(second.token)).toMatchObject({ roles: ['Accounting'] });
    // As when its mail is sent again.
    const renewed = (await newInvitationCode(server.db, second.id))!;
    expect((await offer(second.token)).code).toBe('token_invalid');
    const { body } = await server.call(listInvitations, { token: admin.token });
    expect(
      (body as unknown as object[]).filter((row) => 'id' in row && row.id === second.id),
    ).toMatchObject([{ name: 'Tim Theke', invitedBy: 'Erika Mustermann', isOpen: true }]);
    const params = { id: second.id };
    const withdraw = () => server.call(withdrawInvitation, { token: admin.token, params });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).body.code).toBe('invitation_not_found');
    expect((await offer(renewed)).code).toBe('token_invalid');
    expect(await newInvitationCode(server.db, second.id)).toBeNull();
  });

  test('ends after 7 days, and with the right of who invited', async () => {
    const late = await invited(newAddress());
    await server.db
      .update(staffInvitations)
      .set({ expiresAt: sql`now()` })
      .where(eq(staffInvitations.id, late.id));
    expect((await offer(late.token)).code).toBe('token_invalid');

    const inviter = await person('Administrator');
    const email = newAddress();
    await invite({ email, roles: ['Counter'] }, inviter);
    const [row] = await server.db
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.email, email));
    const token = (await newInvitationCode(server.db, row!.id))!;
    await turn(switchOff, inviter.id);
    expect((await offer(token)).code).toBe('token_invalid');
    await turn(switchOn, inviter.id);
    expect(await offer(token)).toMatchObject({ email });
    await server.db
      .update(users)
      .set({ roles: ['Counter'] })
      .where(eq(users.id, inviter.id));
    expect((await offer(token)).code).toBe('token_invalid');
  });

  test('is refused to who has the roles, is switched off, or holds more', async () => {
    const counter = await person('Counter');
    const to = { email: counter.email, roles: ['Counter'] };
    expect((await invite(to)).body.code).toBe('already_staff');
    await turn(switchOff, counter.id);
    expect((await invite({ ...to, roles: ['Accounting'] })).body.code).toBe('switched_off');
    expect((await invite({ email: newAddress(), roles: ['Customer'] })).status).toBe(400);
    expect((await invite({ email: newAddress(), roles: [] })).status).toBe(400);
    const accounting = await person('Accounting');
    expect((await invite({ email: newAddress(), roles: ['Counter'] }, accounting)).status).toBe(
      403,
    );
  });
});

describe('a fresh proof', () => {
  const needed = { status: 403, body: { code: 'proof_needed' } };
  /** An administrator who logged in 16 minutes ago. */
  async function stale() {
    const one = await person('Administrator');
    await server.db.execute(sql`
      update sessions set created_at = now() - interval '16 minutes' where user_id = ${one.id}`);
    return one;
  }
  const give = (token: string, secret = password) =>
    server.call(prove, { token, body: { password: secret } });

  test('is the log-in for 15 minutes, then the password, for this session alone', async () => {
    const one = await stale();
    const { id } = await person('Counter');
    expect(await turn(switchOff, id, one)).toMatchObject(needed);
    expect((await give(one.token, 'Falsches-Wort-1!')).body).toMatchObject({
      status: 400,
      codes: { password: 'wrong_password' },
    });
    expect(await turn(switchOff, id, one)).toMatchObject(needed);
    const other = await newSession(server.db, one.id);
    expect((await turn(switchOff, id, { id: one.id, token: other })).status).toBe(200);
    expect((await give(one.token)).status).toBe(200);
    expect((await turn(switchOn, id, one)).status).toBe(200);
    await server.db.execute(sql`
      update sessions set proved_at = now() - interval '16 minutes' where user_id = ${one.id} and proved_at is not null`);
    expect(await turn(switchOff, id, one)).toMatchObject(needed);
  });

  test('is needed for roles, passwords and addresses of others, not for the rest', async () => {
    const one = await stale();
    const { id } = await person('Counter');
    const { body } = await server.call(getUser, { token: one.token, params: { id } });
    const edit = (changed: object) =>
      server.call(updateUser, { token: one.token, params: { id }, body: { ...body, ...changed } });
    expect((await edit({})).status).toBe(200);
    expect((await edit({ address: 'Neue Straße 5' })).status).toBe(200);
    for (const changed of [
      { roles: ['Customer'] },
      { password: 'Anderes-Wort-2!' },
      { email: `${unique('neu')}@example.com` },
    ])
      expect(await edit(changed)).toMatchObject(needed);
    expect(await server.call(deleteUser, { token: one.token, params: { id } })).toMatchObject(
      needed,
    );
    await give(one.token);
    expect((await edit({ roles: ['Customer'] })).status).toBe(200);
  });

  test('is limited as a log-in is', async () => {
    const strict = await startOwnServer({ RATE_LIMITS: 'on' });
    const user = await strict.newUser();
    const token = await newSession(strict.db, user.id);
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      const body = { password: 'Falsches-Wort-1!' };
      statuses.push((await strict.call(prove, { token, body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const right = await strict.call(prove, { token, body: { password: user.password } });
    expect(right.status).toBe(429);
    await strict.close();
  });
});
