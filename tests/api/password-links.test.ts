import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkPasswordLink, forgotPassword, resetPassword } from '../../contract/users/account.ts';
import { updateProfile } from '../../contract/users/user-edit.ts';
import { currentUser } from '../../contract/users/users.ts';
import { changePassword } from '../../contract/users/account.ts';
import { endSessions, unmatchable } from '../../server/auth/index.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import { mails, mailTokens, users } from '../../server/db/schema/index.ts';
import { compose } from '../../server/mail/compose.ts';
import type { Mail } from '../../server/mail/index.ts';
import { newToken, type Purpose } from '../../server/mail/tokens.ts';
import { resetMail } from '../../server/users/links.ts';
import { english } from '../support/english.ts';
import { form } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

type User = Awaited<ReturnType<OwnServer['newUser']>>;
let user: User;
beforeEach(async () => {
  user = await server.newUser();
  await server.db.delete(mails);
});

const secret = 'Anderes-Wort-3!';
const passwords = { password: secret, confirmPassword: secret };
const link = ({ id, email }: User, purpose: Purpose = 'reset') =>
  newToken(server.db, { userId: id, purpose, email });
const reset = (token: string, changed: object = {}) =>
  server.call(resetPassword, { body: { token, ...passwords, ...changed } });
const rowOf = async ({ id }: User) =>
  (await server.db.select().from(users).where(eq(users.id, id)))[0]!;
const invalid = { status: 400, body: { code: 'token_invalid' } };

test.each([null, new Date()])(
  'a password chosen by a link drops an invoice address unless the own was confirmed (%s)',
  async (emailConfirmedAt) => {
    const invoiceEmail = 'fremd@example.com';
    const set = { invoiceEmail, emailConfirmedAt };
    await server.db.update(users).set(set).where(eq(users.id, user.id));
    expect((await reset(await link(user))).status).toBe(200);
    expect((await rowOf(user)).invoiceEmail).toBe(emailConfirmedAt && invoiceEmail);
  },
);

test('what the profile of before is being given when the password is chosen is not kept', async () => {
  const token = await server.tokenOf(user);
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = server.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash: unmatchable }).where(eq(users.id, user.id));
    await endSessions(tx, user.id);
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  const { password: _, confirmPassword: __, ...profile } = form();
  const body = { ...profile, email: user.email, invoiceEmail: 'fremd@example.com' };
  const saved = server.call(updateProfile, { token, body });
  // On PostgreSQL the session is found before, and the row waited for.
  await setTimeout(500);
  ended.resolve();
  await changing;
  expect((await saved).status).toBe(401);
  expect((await rowOf(user)).invoiceEmail).toBeNull();
});

describe('a forgotten password', () => {
  const forget = (email: unknown, headers = {}) =>
    server.call(forgotPassword, { body: { email }, headers });

  test('is answered by a mail, whatever the case of the address', async () => {
    const answer = await forget(user.email.toUpperCase());
    expect(answer).toEqual({
      status: 200,
      body: { success: true, message: english.account.resetAsked },
    });
    expect(await server.mailsTo(user.email)).toMatchObject([
      { template: 'password-reset', userId: user.id, language: 'de', values: {} },
    ]);
  });

  test.each([
    ['de', null, 'de'],
    ['en', null, 'en'],
    ['en', 'de', 'de'],
    ['en-GB,en;q=0.9', null, 'de'],
  ] as const)('asked for in %s by a reader of %s is told in %s', async (asked, own, told) => {
    await server.db.update(users).set({ language: own }).where(eq(users.id, user.id));
    await forget(user.email, { 'accept-language': asked });
    expect(await server.mailsTo(user.email)).toMatchObject([{ language: told }]);
  });

  test('of nobody or of a built-in account gets the same answer and no mail', async () => {
    const known = await forget(user.email);
    const builtIn = await server.newUser();
    await server.db.update(users).set({ builtIn: true }).where(eq(users.id, builtIn.id));
    await server.db.delete(mails);
    for (const email of ['nobody@example.com', builtIn.email])
      expect(await forget(email)).toEqual(known);
    expect(await server.db.select().from(mails)).toEqual([]);
  });

  test('takes one statement by the index of addresses, known or not', async () => {
    await server.db.transaction(async (tx) => {
      // With few rows, reading all would be quicker.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain (costs off) ${resetMail('nobody@example.com', null, null)}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/^Insert on mails/);
      expect(plan).toContain('users_email');
    });
  });

  test.each([
    ['/solutions/3?pickUpDate=2026-12-01', '&from=%2Fsolutions%2F3%3FpickUpDate%3D2026-12-01'],
    ['https://evil.example/', ''],
    ['x'.repeat(501), ''],
    [undefined, ''],
  ])('leads back to the page that it was asked for on: %s', async (from, carried) => {
    expect((await server.call(forgotPassword, { body: { email: user.email, from } })).status).toBe(
      200,
    );
    const mail = (await server.mailsTo(user.email)).at(-1)!;
    const context = {
      db: server.db,
      company: companyFacts(fileURLToPath(new URL('./site', import.meta.url)))()!,
      siteUrl: 'https://rental.example',
      config: config({}),
    };
    const { text } = await compose(mail as Mail, context);
    const [, rest] = /\/auth\/reset\?token=[\w-]{43}(\S*)/.exec(text as string)!;
    expect(rest).toBe(carried);
  });

  test.each([undefined, '', 'nobody', 7])('needs an address: %j', async (email) => {
    const { status, body } = await forget(email);
    expect([status, body.message]).toEqual([400, english.auth.email]);
  });
});

describe('a link that chooses a password', () => {
  test.each(['reset', 'invitation'] as const)('%s works once', async (purpose) => {
    const token = await link(user, purpose);
    const before = await server.tokenOf(user);
    const check = () => server.call(checkPasswordLink, { body: { token } });
    const works = { status: 200, body: { success: true, message: english.account.linkWorks } };
    // Looking does not use it.
    for (const answer of [await check(), await check()]) expect(answer).toEqual(works);
    expect(await reset(token)).toEqual({
      status: 200,
      body: { success: true, message: english.account.passwordChosen, email: user.email },
    });
    expect((await server.call(currentUser, { token: before })).status).toBe(401);
    expect(await rowOf(user)).toMatchObject({ emailConfirmedAt: expect.any(Date) });
    expect(await server.tokenOf({ ...user, password: secret })).toHaveLength(43);
    expect(await server.mailsTo(user.email)).toMatchObject([
      { template: 'password-changed', values: { network: '127.0.0.1' } },
    ]);
    expect(await reset(token)).toMatchObject(invalid);
    expect(await check()).toMatchObject(invalid);
  });

  test('ends all other links of the user, and those on their way', async () => {
    const [token, other] = [await link(user), await link(user, 'invitation')];
    const newAddress = await newToken(server.db, {
      userId: user.id,
      purpose: 'confirm',
      email: 'somebody@example.com',
    });
    await server.call(forgotPassword, { body: { email: user.email } });
    await reset(token);
    for (const one of [other, newAddress]) expect(await reset(one)).toMatchObject(invalid);
    const left = await server.db.select().from(mailTokens).where(eq(mailTokens.userId, user.id));
    expect(left).toEqual([]);
    expect(await server.mailsTo(user.email)).toMatchObject([
      { template: 'password-reset', failedAt: expect.any(Date) },
      { template: 'password-changed', failedAt: null },
    ]);
  });

  test('works once under parallel use, as do two links of one user', async () => {
    const [token, other] = [await link(user), await link(user)];
    const tried = await Promise.all([token, token, other, token, other].map((one) => reset(one)));
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    const told = await server.mailsTo(user.email);
    expect(told.map(({ template }) => template)).toEqual(['password-changed']);
  });

  test('is not used up by a password that is refused', async () => {
    const token = await link(user);
    for (const [changed, code] of [
      [{ password: 'kurz' }, 'too_short'],
      [{ password: 'P@ssw0rd', confirmPassword: 'P@ssw0rd' }, 'password_too_weak'],
      [{ confirmPassword: 'Anders' }, 'passwords_differ'],
      [{ confirmPassword: '' }, 'required'],
    ] as const)
      expect(await reset(token, changed)).toMatchObject({ status: 400, body: { code } });
    expect((await reset(token)).status).toBe(200);
  });

  test('refuses a password of the owner’s name', async () => {
    const own = 'Mustermann1!';
    const answer = await reset(await link(user), { password: own, confirmPassword: own });
    expect(answer.body).toMatchObject({
      code: 'password_too_weak',
      codes: { password: expect.anything() },
    });
  });

  test.each([
    ['expired', sql`expires_at = now() - interval '1 second'`],
    ['of another purpose', sql`purpose = 'confirm'`],
    ['sent to an address that is not theirs any more', sql`email = 'former@example.com'`],
  ])('does nothing when %s', async (_, change) => {
    const token = await link(user);
    await server.db.execute(sql`update mail_tokens set ${change} where user_id = ${user.id}`);
    expect(await reset(token)).toMatchObject(invalid);
    expect(await server.tokenOf(user)).toHaveLength(43);
  });

  test('does nothing for a built-in or an erased account', async () => {
    const token = await link(user);
    await server.db.update(users).set({ builtIn: true }).where(eq(users.id, user.id));
    expect(await reset(token)).toMatchObject(invalid);
    await server.db.update(users).set({ builtIn: false }).where(eq(users.id, user.id));
    await server.erase(user.id);
    expect(await reset(token)).toMatchObject(invalid);
  });

  test.each([undefined, '', 'x', 'x'.repeat(201), 7])('needs its token: %j', async (token) => {
    const { status, body } = await reset(token as string);
    expect([status, body.message]).toEqual([400, english.account.linkInvalid]);
  });
});

test('a changed password is told, and ends the links', async () => {
  const token = await link(user);
  await server.call(changePassword, {
    token: await server.tokenOf(user),
    headers: { 'user-agent': 'Testbrowser/1.0' },
    body: { oldPassword: user.password, newPassword: secret },
  });
  expect(await server.mailsTo(user.email)).toMatchObject([
    { template: 'password-changed', values: { userAgent: 'Testbrowser/1.0' } },
  ]);
  expect(await reset(token)).toMatchObject(invalid);
});
