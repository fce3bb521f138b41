import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount, eraseCustomer } from '../../contract/office/own-data.ts';
import { contactMessages, mails, users } from '../../server/db/schema/index.ts';
import { newSession } from '../support/session.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vehicle-rental-erase-'));
const folder = join(dataDir, 'mails');
let server: OwnServer;
let admin: string;
beforeAll(async () => {
  server = await startOwnServer({ DATA_DIR: dataDir });
  const { id } = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Administrator'] })
    .where(eq(users.id, id));
  admin = await newSession(server.db, id);
  mkdirSync(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

let user: Awaited<ReturnType<OwnServer['newUser']>>;
let token: string;
beforeEach(async () => {
  user = await server.newUser();
  token = await newSession(server.db, user.id);
});

const write = (email: string) =>
  server.db
    .insert(contactMessages)
    .values({ name: 'Ida', subject: 'Frage', body: 'Haben Sie noch einen Kombi?', email });
const headers = { 'accept-language': 'de' };
const eraseOwn = () =>
  server.call(eraseAccount, { token, headers, body: { password: user.password } });
const eraseByAdministrator = () =>
  server.call(eraseCustomer, { token: admin, headers, params: { id: user.id } });

test.each([
  ['the customer', eraseOwn],
  ['an administrator', eraseByAdministrator],
])('a demo’s mail files to a customer go when %s erases, and no others', async (_, erase) => {
  const other = await server.newUser();
  const files = [];
  for (const { email } of [user, other])
    for (const { messageId } of await server.mailsTo(email)) {
      files.push(`${messageId}.eml`);
      writeFileSync(join(folder, `${messageId}.eml`), `To: ${email}`);
    }
  writeFileSync(join(folder, 'notes.eml'), 'by hand');
  expect(files.length).toBe(2);
  expect((await erase()).status).toBe(200);
  expect(readdirSync(folder).toSorted()).toEqual([files[1]!, 'notes.eml'].toSorted());
  rmSync(join(folder, files[1]!));
});

test('administrators are told of contact messages from the same address', async () => {
  await write(user.email.toUpperCase());
  await write(user.email);
  await write('somebody@example.com');
  expect(await eraseByAdministrator()).toEqual({
    status: 200,
    body: {
      success: true,
      message:
        'Die personenbezogenen Daten sind gelöscht. 2 Kontaktnachrichten von derselben Adresse sind noch da.',
      contactMessages: 2,
    },
  });
});

test('customers are told of their messages only if the address is theirs', async () => {
  const confirm = () =>
    server.db
      .update(users)
      .set({ emailConfirmedAt: sql`now()` })
      .where(eq(users.id, user.id));
  await confirm();
  await write(user.email);
  expect((await eraseOwn()).body).toEqual({
    success: true,
    message:
      'Ihr Konto ist gelöscht. Ihre Nachricht an uns bleibt gespeichert, bis Sie uns bitten, sie zu löschen.',
    contactMessages: 1,
  });
  user = await server.newUser();
  token = await newSession(server.db, user.id);
  await write(user.email);
  expect((await eraseOwn()).body).toEqual({
    success: true,
    message: 'Ihr Konto ist gelöscht',
    contactMessages: 0,
  });
  expect(await server.db.$count(mails, eq(mails.recipient, user.email))).toBe(0);
});
