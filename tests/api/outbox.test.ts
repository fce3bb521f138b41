import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { mails } from '../../server/db/schema/index.ts';
import { queueMail, scheduleMails } from '../../server/mail/index.ts';
import { startSmtp } from '../support/smtp.ts';
import { newDatabase } from './database.ts';

const company = companyFacts(fileURLToPath(new URL('./site', import.meta.url)));
const recipient = { email: 'ida@example.com', language: null, userId: null };
const message = { name: 'Ida', subject: 'Frage', body: 'Wann?' };

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
});
afterAll(() => open.close());

/** Sends by this server until `stop`. */
const sendBy = (url: string) =>
  scheduleMails({
    db: open.db,
    statements: open.statements,
    company,
    siteUrl: 'https://rental.example',
    log: pino({ level: 'silent' }),
    config: config({ SMTP_URL: url }),
  });
const rowOf = async (occasion: string) => {
  const [row] = await open.db.select().from(mails).where(eq(mails.occasion, occasion));
  return row!;
};
const queue = (occasion: string) =>
  queueMail(open.db, 'message-received', recipient, message, { occasion });

test('a mail is sent once it is committed, and never if its transaction fails', async () => {
  const smtp = await startSmtp();
  const stop = sendBy(smtp.url);
  await open.db
    .transaction(async (tx) => {
      await queueMail(tx, 'message-received', recipient, message, { occasion: 'undone' });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await queue('committed');
  await vi.waitFor(async () => expect((await rowOf('committed')).sentAt).not.toBeNull(), 10_000);
  await stop();
  await smtp.close();
  expect(smtp.received).toHaveLength(1);
  const { messageId } = await rowOf('committed');
  expect(smtp.received[0]!.messageId).toContain(messageId);
});

test('what is told of an occasion is told once', async () => {
  await queue('once');
  await queue('once');
  const rows = await open.db.select().from(mails).where(eq(mails.occasion, 'once'));
  expect(rows).toHaveLength(1);
});

test.each([
  ['for now', 451, { failedAt: null, attempts: 1 }],
  ['for good', 550, { failedAt: expect.any(Date), attempts: 1 }],
])('a server that refuses a recipient %s says why', async (kind, responseCode, expected) => {
  await open.db.update(mails).set({ sentAt: sql`now()` });
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such mailbox'), { responseCode })),
  });
  await queue(kind);
  const stop = sendBy(smtp.url);
  await vi.waitFor(async () => expect((await rowOf(kind)).reason).not.toBeNull(), 10_000);
  await stop();
  await smtp.close();
  expect(await rowOf(kind)).toMatchObject({ ...expected, sentAt: null });
  expect((await rowOf(kind)).reason).toContain('No such mailbox');
});

test('what a mail server says is stored without its control characters', async () => {
  const server = createServer((socket) => {
    socket.write('220 odd\r\n');
    socket.on('data', (line) =>
      socket.write(String(line).startsWith('RCPT') ? '550 5.1.1 No\0such\r\n' : '250 Fine\r\n'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await queue('odd');
  const stop = sendBy(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await vi.waitFor(async () => expect((await rowOf('odd')).reason).not.toBeNull(), 10_000);
  await stop();
  server.close();
  expect((await rowOf('odd')).reason).toContain('No such');
});

test('calls go before mails: a busy server sends one a second', async () => {
  const smtp = await startSmtp();
  let statements = 100;
  for (const number of [1, 2, 3, 4, 5]) await queue(`busy-${number}`);
  const stop = scheduleMails({
    db: open.db,
    company,
    siteUrl: 'https://rental.example',
    log: pino({ level: 'silent' }),
    statements: () => statements,
    config: config({ SMTP_URL: smtp.url }),
  });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 30_000);
  // The next look is a second later, so the others are not under way.
  expect((await rowOf('busy-5')).attempts).toBe(0);
  statements = 0;
  await vi.waitFor(() => expect(smtp.received).toHaveLength(5), 30_000);
  await stop();
  await smtp.close();
});
