import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '../../contract/office/keys.ts';
import { confirmEmail } from '../../contract/users/account.ts';
import { login } from '../../contract/users/auth.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { getUser } from '../../contract/users/users.ts';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';
import { mails, users } from '../../server/db/schema/index.ts';
import { newToken } from '../../server/mail/tokens.ts';
import { newSession } from '../support/session.ts';
import { password, unique } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

describe('first roles given by hand', () => {
  let mailing: OwnServer;
  let boss: string;
  beforeAll(async () => {
    mailing = await startOwnServer({
      SMTP_URL: 'smtp://127.0.0.1:1',
      SITE_URL: 'https://a.example',
    });
    const { id } = await mailing.newUser();
    await mailing.db
      .update(users)
      .set({ roles: ['Administrator'] })
      .where(eq(users.id, id));
    boss = await newSession(mailing.db, id);
  });
  afterAll(() => mailing.close());

  async function promote(id: number, change = {}) {
    const params = { id };
    const { body: before } = await mailing.call(getUser, { token: boss, params });
    const body = { ...before, roles: ['Customer', 'Counter'], ...change };
    const answer = await mailing.call(updateUser, { token: boss, params, body: body as never });
    expect(answer.status).toBe(200);
  }

  const mailsOf = async (id: number) =>
    (
      await mailing.db.select({ template: mails.template }).from(mails).where(eq(mails.userId, id))
    ).map(({ template }) => template);

  test.each([null, new Date()])(
    'are for the owner of an address confirmed at %s, who chooses a password by a mail',
    async (emailConfirmedAt) => {
      const { id, email } = await mailing.newUser();
      await mailing.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, id));
      await promote(id);
      const { status } = await mailing.call(login, { body: { email, password } });
      expect(status).toBe(401);
      expect(await mailsOf(id)).toContain('invitation');
    },
  );

  test('and another address invite there', async () => {
    const { id } = await mailing.newUser();
    const email = `${unique('chef')}@example.com`;
    await promote(id, { email });
    const { status } = await mailing.call(login, { body: { email, password } });
    expect(status).toBe(401);
    const [row] = await mailing.db
      .select({ recipient: mails.recipient })
      .from(mails)
      .where(and(eq(mails.userId, id), eq(mails.template, 'invitation')));
    expect(row).toEqual({ recipient: email });
  });

  test('end API keys of former ones', async () => {
    const { id } = await mailing.newUser();
    await promote(id, { roles: ['Administrator'] });
    const body = { name: 'Lager', rights: ['vehicles.read' as const] };
    const made = await mailing.call(createKey, { token: await newSession(mailing.db, id), body });
    const token = String(made.body.key);
    expect((await mailing.call(pageFleet, { token })).status).not.toBe(401);
    await promote(id, { roles: ['Customer'] });
    await promote(id, { roles: ['Accounting'] });
    expect((await mailing.call(pageFleet, { token })).status).toBe(401);
  });

  test('are never for another address than the one that was seen, also while it changes', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, email } = await mailing.newUser();
      const pendingEmail = `${unique('fremd')}@example.com`;
      await mailing.db.update(users).set({ pendingEmail }).where(eq(users.id, id));
      const link = { userId: id, purpose: 'confirm', email: pendingEmail } as const;
      const token = await newToken(mailing.db, link);
      const { body: seen } = await mailing.call(getUser, { token: boss, params: { id } });
      const body = { ...seen, roles: ['Counter'] };
      const give = { token: boss, params: { id }, body: body as never };
      await Promise.all([
        mailing.call(confirmEmail, { body: { token } }),
        mailing.call(updateUser, give),
      ]);
      const { body: now } = await mailing.call(getUser, { token: boss, params: { id } });
      // Whichever came first, the other is refused.
      expect([
        [email, 'Counter'],
        [pendingEmail, 'Customer'],
      ]).toContainEqual([now.email, ...(now.roles as string[])]);
    }
  });

  test('end links to another address', async () => {
    const { id } = await mailing.newUser();
    const pendingEmail = `${unique('fremd')}@example.com`;
    await mailing.db.update(users).set({ pendingEmail }).where(eq(users.id, id));
    const token = await newToken(mailing.db, {
      userId: id,
      purpose: 'confirm',
      email: pendingEmail,
    });
    await promote(id);
    const { status } = await mailing.call(confirmEmail, { body: { token } });
    expect(status).toBe(400);
  });
});
