import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeEmail,
  changePassword,
  checkPasswordLink,
  confirmEmail,
  resendConfirmation,
  resendEmailChange,
  resetPassword,
  withdrawEmailChange,
} from '../../contract/users/account.ts';
import { register } from '../../contract/users/registration.ts';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import { currentUser } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { getOwnData } from '../../contract/office/own-data.ts';
import { unmatchable } from '../../server/auth/index.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import { mails, users } from '../../server/db/schema/index.ts';
import { compose } from '../../server/mail/compose.ts';
import { setPendingEmail, type Mail } from '../../server/mail/index.ts';
import { purgeExpired } from '../../server/housekeeping/purge.ts';
import { newToken } from '../../server/mail/tokens.ts';
import { mailQueries } from '../../server/mail/repository.ts';
import { userQueries } from '../../server/users/repository.ts';
import { newSession } from '../support/session.ts';
import { english } from '../support/english.ts';
import { form, unique } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

type User = Awaited<ReturnType<OwnServer['newUser']>>;
let user: User;
let token: string;
beforeEach(async () => {
  user = await server.newUser();
  token = await newSession(server.db, user.id);
});

const templates = async (email: string) =>
  (await server.mailsTo(email)).map(({ template }) => template);
const linkTo = (email: string) =>
  newToken(server.db, { userId: user.id, purpose: 'confirm', email });
/** The same, to an address that was asked for. */
async function changeTo(email: string): Promise<string> {
  await setPendingEmail(server.db, user.id, email);
  return linkTo(email);
}
const pending = async () => (await server.call(currentUser, { token })).body.pendingEmail;
const confirm = (link: string, caller?: string) =>
  server.call(confirmEmail, { body: { token: link }, token: caller });
const invalid = { status: 400, body: { code: 'token_invalid' } };
const newAddress = () => `${unique('neu')}@example.com`;

describe('an address', () => {
  test.each([
    ['de', 'de', 'de'],
    ['en-US', 'en', 'en'],
    ['de-DE,de;q=0.9', null, 'de'],
  ])('registered in %s is greeted in that language', async (asked, stored, told) => {
    const body = form();
    await server.call(register, { body, headers: { 'accept-language': asked } });
    expect(await server.mailsTo(body.email)).toMatchObject([
      { template: 'welcome', language: told },
    ]);
    const [row] = await server.db.select().from(users).where(eq(users.email, body.email));
    expect(row).toMatchObject({ language: stored, emailConfirmedAt: null });
  });

  test('that is taken is greeted by nobody', async () => {
    expect((await server.call(register, { body: { ...form(), email: user.email } })).status).toBe(
      409,
    );
    expect(await templates(user.email)).toEqual(['welcome']);
  });

  test('is confirmed by its link, which a second visit does not spoil', async () => {
    const link = await linkTo(user.email);
    expect((await server.call(currentUser, { token })).body.emailConfirmed).toBe(false);
    const confirmed = {
      status: 200,
      body: { success: true, message: english.account.emailConfirmed },
    };
    expect(await confirm(link)).toEqual(confirmed);
    expect((await server.call(currentUser, { token })).body.emailConfirmed).toBe(true);
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(await confirm(link)).toEqual(confirmed);
    expect(await server.db.select().from(users).where(eq(users.id, user.id))).toEqual([row]);
  });

  test.each([undefined, '', 'x', 'x'.repeat(201)])('needs a link: %j', async (link) => {
    const { status, body } = await confirm(link as string);
    expect([status, body.message]).toEqual([400, english.account.linkInvalid]);
  });

  test('is not confirmed by a link that has expired', async () => {
    const link = await linkTo(user.email);
    await server.db.execute(sql`update mail_tokens set expires_at = now() - interval '1 second'`);
    expect(await confirm(link)).toMatchObject(invalid);
  });

  test('gets another link, until it is confirmed', async () => {
    const resend = () => server.call(resendConfirmation, { token });
    expect((await resend()).body.message).toBe(english.account.confirmationSent);
    expect(await templates(user.email)).toEqual(['welcome', 'welcome']);
    await confirm(await linkTo(user.email));
    expect((await resend()).body.message).toBe(english.account.emailConfirmed);
    expect(await templates(user.email)).toHaveLength(2);
  });

  test('that an administrator replaces is not confirmed', async () => {
    const admin = await server.newUser();
    await server.db
      .update(users)
      .set({ roles: ['Administrator'] })
      .where(eq(users.id, admin.id));
    await confirm(await linkTo(user.email));
    const edit = async (email: string) => {
      const { firstName, lastName, phoneNumber, address, zipCode } = form();
      const person = { firstName, lastName, phoneNumber, address, zipCode };
      const body = { ...person, email, roles: ['Customer'] };
      const asAdmin = { token: await newSession(server.db, admin.id), params: { id: user.id } };
      expect((await server.call(updateUser, { ...asAdmin, body })).status).toBe(200);
      return (await server.call(currentUser, { token })).body.emailConfirmed;
    };
    expect(await edit(user.email.toUpperCase())).toBe(true);
    expect(await edit(newAddress())).toBe(false);
  });

  test('that an administrator replaces is not brought back by a link to it, and both are told', async () => {
    const [link, email] = [await linkTo(user.email), newAddress()];
    const { update } = userQueries(server.db);
    expect(await update(user.id, { firstName: 'Ida' })).toBe('updated');
    expect(await templates(user.email)).toEqual(['welcome']);
    expect(await update(user.id, { email })).toBe('updated');
    expect(await confirm(link)).toMatchObject(invalid);
    expect((await server.call(currentUser, { token })).body.email).toBe(email);
    expect(await templates(user.email)).toEqual(['welcome', 'address-changed']);
    expect(await templates(email)).toEqual(['address-changed']);
    const [welcome] = await server.mailsTo(user.email);
    expect(welcome).toMatchObject({ failedAt: expect.any(Date), reason: mailReasons.changed });
  });

  test('that was wrong gets none of what failed, which an administrator sends again to the right one', async () => {
    const [email, id] = [newAddress(), user.id];
    const failed = {
      language: 'de',
      recipient: user.email,
      userId: id,
      failedAt: new Date(),
    } as const;
    await server.db.insert(mails).values([
      { ...failed, template: 'booking-confirmed', values: {}, reason: 'no such mailbox' },
      { ...failed, template: 'address-changing', values: {}, reason: 'no such mailbox' },
    ]);
    expect(await userQueries(server.db).update(id, { email })).toBe('updated');
    expect(await templates(email)).toEqual(['address-changed']);
    const atFormer = ['welcome', 'booking-confirmed', 'address-changing'];
    expect(await templates(user.email)).toEqual(atFormer);
    const failedOnes = await server.mailsTo(user.email);
    for (const mail of failedOnes.filter(({ template }) => template !== 'welcome'))
      expect(await mailQueries(server.db).resend(mail.id)).toBe(true);
    expect((await templates(email)).toSorted()).toEqual(['address-changed', 'booking-confirmed']);
    expect(await templates(user.email)).toEqual(['welcome', 'address-changing']);
  });
});

describe('a link', () => {
  const company = companyFacts(fileURLToPath(new URL('./site', import.meta.url)))()!;
  const write = (mail: Mail) =>
    compose(mail, {
      db: server.db,
      company,
      siteUrl: 'https://rental.example',
      config: config({}),
    });
  const latest = async (email: string) => (await server.mailsTo(email)).at(-1)!;
  const refusal = { message: mailReasons.changed, isFinal: true };

  test('is the only one to an address that nobody has confirmed', async () => {
    const email = newAddress();
    await server.call(changeEmail, { token, body: { email, password: user.password } });
    const told = async () => (await write(await latest(user.email))).text;
    expect(await told()).toContain(email.replace('.', '. '));
    await server.db
      .update(users)
      .set({ emailConfirmedAt: new Date() })
      .where(eq(users.id, user.id));
    expect(await told()).toContain(email);
    // That somebody proves another address proves nothing of this one.
    await confirm(await changeTo(email));
    expect(await told()).toContain(email.replace('.', '. '));
  });

  test('is not sent to an address that is no longer the account’s', async () => {
    const welcome = await latest(user.email);
    expect((await write(welcome)).text).toContain('?token=');
    await server.db.update(users).set({ email: newAddress() }).where(eq(users.id, user.id));
    await expect(write(welcome)).rejects.toMatchObject(refusal);
  });

  const another = 'Muffenkabel-78!';
  const changes: Record<string, () => Promise<unknown>> = {
    'another password': () =>
      server.call(changePassword, {
        token,
        body: { oldPassword: user.password, newPassword: another },
      }),
    'a reset password': async () => {
      const reset = { userId: user.id, purpose: 'reset', email: user.email } as const;
      const link = await newToken(server.db, reset);
      const body = { token: link, password: another, confirmPassword: another };
      return server.call(resetPassword, { body });
    },
    'another address by an administrator': () =>
      userQueries(server.db).update(user.id, { email: newAddress() }),
    'another change was asked for': () =>
      server.call(changeEmail, { token, body: { email: newAddress(), password: user.password } }),
    'the change was withdrawn': () => server.call(withdrawEmailChange, { token }),
  };
  test.each(Object.keys(changes))('to a new address ends after: %s', async (what) => {
    const email = newAddress();
    await server.call(changeEmail, { token, body: { email, password: user.password } });
    const asked = await latest(email);
    const link = /token=([\w-]+)/.exec((await write(asked)).text as string)![1]!;
    await changes[what]!();
    // Neither the mail, should an administrator send it again, nor the link that it carried.
    await expect(write(asked)).rejects.toMatchObject(refusal);
    expect(await confirm(link)).toMatchObject(invalid);
  });
});

describe('another address', () => {
  const ask = (email: string, password = user.password) =>
    server.call(changeEmail, { token, body: { email, password } });

  test('is asked for with the password, and both are told', async () => {
    const email = newAddress();
    expect(await ask(email)).toEqual({
      status: 200,
      body: { success: true, message: english.account.changeAsked },
    });
    expect(await templates(email)).toEqual(['address-confirmation']);
    expect((await server.mailsTo(user.email)).at(-1)).toMatchObject({
      template: 'address-changing',
      values: { newEmail: email },
    });
    expect((await server.call(currentUser, { token })).body.email).toBe(user.email);
  });

  test('is not asked for with a password that has become another one meanwhile', async () => {
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reset = server.db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: unmatchable }).where(eq(users.id, user.id));
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    const asked = ask(newAddress());
    // On PostgreSQL the password is checked before, and the row waited for.
    await setTimeout(500);
    ended.resolve();
    await reset;
    expect((await asked).status).not.toBe(200);
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(row!.pendingEmail).toBeNull();
  });

  test('is answered alike whether it has an account or not', async () => {
    const other = await server.newUser();
    const [free, taken] = [await ask(newAddress()), await ask(other.email)];
    expect(taken).toEqual(free);
    expect(await templates(other.email)).toEqual(['welcome', 'address-confirmation']);
  });

  test.each([
    ['nobody', 'email', 'invalid', undefined],
    ['new@example.com', 'password', 'required', ''],
    ['new@example.com', 'password', 'wrong_password', 'Falsch-123!'],
  ])('%s is refused for its %s: %s', async (email, field, code, password) => {
    const answer = await ask(email, password);
    expect(answer).toMatchObject({ status: 400, body: { codes: { [field]: code } } });
  });

  test('must be another one', async () => {
    expect(await ask(user.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { codes: { email: 'email_unchanged' } },
    });
  });

  test('replaces the old one, and ends the other sessions', async () => {
    const email = newAddress();
    const [elsewhere, link] = [await newSession(server.db, user.id), await changeTo(email)];
    expect((await confirm(link, token)).body.message).toBe(english.account.emailChanged);
    expect((await server.call(currentUser, { token: elsewhere })).status).toBe(401);
    const { body } = await server.call(currentUser, { token });
    expect(body).toMatchObject({ email, emailConfirmed: true });
    for (const address of [email, user.email])
      expect((await server.mailsTo(address)).at(-1)).toMatchObject({
        template: 'address-changed',
        values: { newEmail: email },
      });
    const count = (await server.mailsTo(email)).length;
    expect((await confirm(link)).body.message).toBe(english.account.emailConfirmed);
    expect((await server.call(currentUser, { token })).status).toBe(200);
    expect(await server.mailsTo(email)).toHaveLength(count);
    expect(await server.tokenOf({ ...user, email })).toHaveLength(43);
  });

  test('ends all sessions when its link is opened elsewhere', async () => {
    const other = await server.newUser();
    const others = await newSession(server.db, other.id);
    await confirm(await changeTo(newAddress()), others);
    expect((await server.call(currentUser, { token })).status).toBe(401);
    expect((await server.call(currentUser, { token: others })).status).toBe(200);
  });

  test('that was taken meanwhile is refused, and the link stays', async () => {
    const other = await server.newUser();
    const link = await changeTo(other.email);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await server.call(currentUser, { token })).body.email).toBe(user.email);
  });

  test('is taken over once under parallel use', async () => {
    const email = newAddress();
    const link = await changeTo(email);
    const tried = await Promise.all([link, link, link].map((one) => confirm(one)));
    const { emailChanged, emailConfirmed } = english.account;
    const messages = [emailChanged, emailConfirmed, emailConfirmed];
    expect(tried.map(({ body }) => body.message).toSorted()).toEqual(messages.toSorted());
    expect(await templates(email)).toEqual(['address-changed']);
  });

  test('of two that were asked for is the last', async () => {
    const [first, second] = [await changeTo(newAddress()), await changeTo(newAddress())];
    const tried = await Promise.all([first, second].map((one) => confirm(one)));
    expect(tried.map(({ status }) => status)).toEqual([400, 200]);
    expect(await confirm(await linkTo(user.email))).toMatchObject(invalid);
  });
});

describe('an address that waits for its link', () => {
  let email: string;
  beforeEach(async () => {
    email = newAddress();
    expect(await pending()).toBeNull();
    await server.call(changeEmail, { token, body: { email, password: user.password } });
  });
  const resend = () => server.call(resendEmailChange, { token });
  const withdraw = () => server.call(withdrawEmailChange, { token });

  test('is told to its user until it is confirmed', async () => {
    expect(await pending()).toBe(email);
    const { body } = await server.call(getOwnData, { token });
    expect(body.user).toMatchObject({ email: user.email, pendingEmail: email });
    await confirm(await linkTo(email), token);
    expect(await pending()).toBeNull();
  });

  test('gets its link again', async () => {
    expect((await resend()).body.message).toBe(english.account.changeSentAgain);
    expect(await templates(email)).toEqual(['address-confirmation', 'address-confirmation']);
  });

  test('is withdrawn, twice as well, and then gets no link any more', async () => {
    const link = await linkTo(email);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await withdraw()).toEqual({
        status: 200,
        body: { success: true, message: english.account.changeWithdrawn },
      });
    expect(await pending()).toBeNull();
    expect(await confirm(link)).toMatchObject(invalid);
    expect(await resend()).toMatchObject({ status: 409, body: { code: 'no_pending_email' } });
    expect((await server.call(currentUser, { token })).body.email).toBe(user.email);
  });

  test('withdrawing leaves a link for a forgotten password as it is', async () => {
    const reset = { userId: user.id, purpose: 'reset', email: user.email } as const;
    const link = await newToken(server.db, reset);
    await withdraw();
    expect((await server.call(checkPasswordLink, { body: { token: link } })).status).toBe(200);
  });

  test('goes with its link, but not before the link was sent', async () => {
    const rules = { retention: config({}).retention, timeZone: config({}).timeZone };
    await purgeExpired(server.db, rules);
    expect(await pending()).toBe(email);
    await linkTo(email);
    await server.db.update(mails).set({ sentAt: new Date() }).where(eq(mails.recipient, email));
    await purgeExpired(server.db, rules);
    expect(await pending()).toBe(email);
    await server.db.execute(sql`update mail_tokens set expires_at = now() - interval '1 second'`);
    await purgeExpired(server.db, rules);
    expect(await pending()).toBeNull();
  });
});

test('a built-in account keeps its address', async () => {
  await server.db.update(users).set({ builtIn: true }).where(eq(users.id, user.id));
  const body = { email: newAddress(), password: user.password };
  for (const answer of [
    await server.call(changeEmail, { token, body }),
    await server.call(resendConfirmation, { token }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'built_in' } });
  await server.db.delete(mails);
});
