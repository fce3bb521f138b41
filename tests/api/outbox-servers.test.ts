import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { mails } from '../../server/db/schema/index.ts';
import { compose } from '../../server/mail/compose.ts';
import { claimMails, outbox, queueMail, type Mail, type Queue } from '../../server/mail/outbox.ts';
import { pauses } from '../../server/outbox/attempts.ts';
import { newTransport } from '../../server/mail/transport.ts';
import { freePort } from '../support/cluster.ts';
import { newDataFolder } from '../support/data-folder.ts';
import { address, processes } from './server-process.ts';
import { valuesOf } from './mail-values.ts';
import { company, newOutbox, recipient, settings, siteUrl, soon } from './posting.ts';

const { db, atEnd, smtp, sendBy, queue, rows, first, makeDue, allSent } = newOutbox();

test('two servers never send one mail', async () => {
  const counts = new Map<string, number>();
  const server = await smtp({
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        const id = /^Message-ID: (.+)$/im.exec(text)![1]!;
        counts.set(id, (counts.get(id) ?? 0) + 1);
        setTimeout(done, 5);
      });
    },
  });
  await queue(60);
  for (let number = 0; number < 4; number += 1) sendBy(server.url);
  await allSent();
  expect([...counts.values()]).toEqual(Array(60).fill(1));
});

test('while SMTP hangs, bookings and everything else go on', async () => {
  let [isSending, isOver] = [false, false];
  const server = await smtp({
    onData: (stream, _session, done) => {
      isSending = true;
      stream.resume();
      release = () => {
        isOver = true;
        done();
      };
    },
  });
  let release = () => undefined as unknown;
  await queue();
  sendBy(server.url);
  await vi.waitFor(() => expect(isSending).toBe(true), soon);
  // The embedded database has one connection.
  await queue();
  expect(await rows()).toHaveLength(2);
  expect(isOver).toBe(false);
  release();
  await vi.waitFor(async () => expect((await first()).sentAt).not.toBeNull(), soon);
});

test('one mail that takes long holds up no other', async () => {
  let hanging = 0;
  const server = await smtp({
    onRcptTo: ({ address }, _session, done) => {
      if (address === 'slow@example.com') hanging += 1;
      else done();
    },
  });
  await queue(1, 'slow@example.com');
  await queue(20);
  sendBy(server.url);
  await vi.waitFor(async () => {
    expect((await rows()).filter(({ sentAt }) => sentAt)).toHaveLength(20);
  }, soon);
  expect(hanging).toBe(1);
});

test('mails that documents are drawn for hold up no other', async () => {
  for (let number = 0; number < 20; number += 1)
    await queueMail(db(), 'booking-confirmed', recipient, valuesOf['booking-confirmed']);
  await queue();
  const { claim } = outbox(db());
  const templates = async (queue: Queue) => (await claim(queue, 3)).map(({ template }) => template);
  expect(await templates('plain')).toEqual(['message-received']);
  expect(await templates('with documents')).toEqual(Array(3).fill('booking-confirmed'));
});

test('a server that stops gives back what it was sending, and does not wait for long', async () => {
  let isSending = false;
  const server = await smtp({
    onData: (stream) => {
      isSending = true;
      stream.resume();
    },
  });
  await queue();
  const stop = sendBy(server.url);
  await vi.waitFor(() => expect(isSending).toBe(true), soon);
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(6000);
  const [row] = await db()
    .select({ attempts: mails.attempts, reason: mails.reason, isDue: sql`due_at <= now()` })
    .from(mails);
  expect(row).toEqual({ attempts: 0, reason: null, isDue: true });
});

describe('a server that is killed', () => {
  const context = () => ({
    db: db(),
    company: company()!,
    siteUrl,
    config: settings('smtp://127.0.0.1'),
  });
  const claim = async () => (await outbox(db()).claim('plain', 1))[0]!;
  const steps: [string, (url: string) => Promise<Mail>, number][] = [
    ['after it took a mail', claim, 1],
    [
      'after it wrote it',
      async () => {
        const mail = await claim();
        await compose(mail, context());
        return mail;
      },
      1,
    ],
    [
      'after it sent it',
      async (url) => {
        const mail = await claim();
        const { mail: how, dataDir } = settings(url);
        const transport = newTransport(how, dataDir)!;
        await transport.send(await compose(mail, context()), AbortSignal.timeout(20_000));
        transport.close();
        return mail;
      },
      2,
    ],
    [
      'after it noted that',
      async (url) => {
        const mail = await steps[2]![1](url);
        await outbox(db()).markSent(mail.id);
        return mail;
      },
      1,
    ],
  ];

  test.each(steps)('%s leaves it to another one', async (_when, killedAfter, times) => {
    const server = await smtp();
    await queue();
    const mail = await killedAfter(server.url);
    // Nobody else takes it before the claim ends.
    expect(await outbox(db()).claim('plain', 1)).toEqual([]);
    await makeDue();
    sendBy(server.url);
    await allSent();
    expect(server.received).toHaveLength(times);
    for (const { messageId } of server.received) expect(messageId).toContain(mail.messageId);
  });

  test('each time gives up a mail that no server survives', async () => {
    const server = await smtp();
    await queue();
    for (let kill = 0; kill <= pauses.length; kill += 1) {
      await makeDue();
      await claim();
    }
    await makeDue();
    sendBy(server.url);
    await vi.waitFor(async () => expect((await first()).failedAt).not.toBeNull(), soon);
    expect((await first()).reason).toBe('Each attempt was cut short');
    expect(server.received).toEqual([]);
  });
});

test('the pauses grow, and after some three days it is over', async () => {
  const { claim, postpone } = outbox(db());
  await queue();
  const seconds: number[] = [];
  let isGivenUp = false;
  while (!isGivenUp) {
    await makeDue();
    const [mail] = await claim('plain', 1);
    isGivenUp = await postpone(mail!, 'Away', false);
    const [row] = await db()
      .select({ pause: sql<number>`extract(epoch from due_at - now())::float` })
      .from(mails);
    if (!isGivenUp) seconds.push(Math.ceil(row!.pause));
  }
  expect(seconds.toSorted((a, b) => a - b)).toEqual(seconds);
  expect(seconds[0]).toBeLessThanOrEqual(5);
  const days = seconds.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(4);
  expect(await first()).toMatchObject({ reason: 'Away', sentAt: null });
  await makeDue();
  expect(await claim('plain', 1)).toEqual([]);
});

test('a claim that another server has taken over is not touched', async () => {
  const { claim, postpone, putBack } = outbox(db());
  await queue();
  const [mine] = await claim('plain', 1);
  await makeDue();
  const [theirs] = await claim('plain', 1);
  await postpone(mine!, 'Too late', true);
  await putBack(mine!);
  expect(await first()).toEqual(theirs);
});

test(
  'with many mails sent, those that wait are found in their own index',
  { timeout: 120_000 },
  async () => {
    await db().execute(sql`
    insert into mails (template, language, recipient, values, sent_at)
    select 'reminder', 'de', 'ida@example.com', '{}', now() from generate_series(1, 100000)`);
    await queue(5);
    await db().execute(sql`analyze mails`);
    const statement = claimMails(db(), 'plain', 3).getSQL();
    const { rows: lines } = await db().execute(sql`explain (costs off) ${statement}`);
    const plan = lines.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using mails_due on mails/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    expect(await outbox(db()).claim('plain', 3)).toHaveLength(3);
  },
);

test(
  'a server starts, and stops cleanly, while the SMTP server is away',
  { timeout: 300_000 },
  async () => {
    const { folder, start, killAll, remove } = processes();
    atEnd(() => {
      killAll();
      remove();
    });
    const url = `smtp://127.0.0.1:${await freePort()}`;
    const place = { DATA_DIR: join(folder, 'data') };
    await newDataFolder(place.DATA_DIR);
    const server = start({ ...place, SMTP_URL: url, SEED: 'none', LOG_LEVEL: 'info' });
    await address(server);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
  },
);
