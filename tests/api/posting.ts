import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import type { Database, OpenDatabase } from '../../server/db/index.ts';
import { mails } from '../../server/db/schema/index.ts';
import { queueMail, scheduleMails } from '../../server/mail/index.ts';
import { startSmtp } from '../support/smtp.ts';
import { newDatabase } from './database.ts';

export const company = companyFacts(fileURLToPath(new URL('./site', import.meta.url)));
export const siteUrl = 'https://rental.example';
export const recipient = { email: 'ida@example.com', language: null, userId: null };
/** Enough to look into the outbox several times on a busy machine. */
export const soon = { timeout: 20_000, interval: 20 };

export const settings = (url: string, perSecond = 999) =>
  config({ SMTP_URL: url, MAILS_PER_SECOND: String(perSecond) });

/** Gives each test of a file an empty outbox, and ends with it what sends from there. */
export function newOutbox() {
  let open: OpenDatabase;
  const ends: (() => unknown)[] = [];
  const db = (): Database => open.db;
  const rows = () => open.db.select().from(mails).orderBy(mails.id);
  beforeAll(async () => {
    open = await newDatabase();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    await open.db.delete(mails);
  });
  afterAll(() => open.close());

  return {
    db,
    rows,
    first: async () => (await rows())[0]!,
    atEnd: (end: () => unknown) => void ends.push(end),
    /** Starts an SMTP server that is fine but for its options. */
    async smtp(options: SMTPServerOptions = {}) {
      const server = await startSmtp(options);
      ends.push(server.close);
      return server;
    },
    /** Sends by one more server, until the returned function is called or the test ends. */
    sendBy(url: string, perSecond?: number, log = pino({ level: 'silent' })): () => Promise<void> {
      const stop = scheduleMails({
        db: open.db,
        statements: open.statements,
        company,
        siteUrl,
        log,
        config: settings(url, perSecond),
      });
      ends.push(stop);
      return stop;
    },
    async queue(count = 1, email = recipient.email): Promise<void> {
      const message = { name: 'Ida', subject: 'Frage', body: 'Wann?' };
      for (let number = 0; number < count; number += 1)
        await queueMail(open.db, 'message-received', { ...recipient, email }, message);
    },
    makeDue: () => open.db.update(mails).set({ dueAt: sql`now()` }),
    allSent: () =>
      vi.waitFor(async () => {
        for (const row of await rows()) expect(row.sentAt).not.toBeNull();
      }, soon),
    putOff: () =>
      vi.waitFor(async () => {
        for (const row of await rows()) expect(row.reason).not.toBeNull();
      }, soon),
  };
}
