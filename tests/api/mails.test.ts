import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { pageMails, shownMail } from '../../contract/office/mails.ts';
import type { getMessage } from '../../contract/office/messages-admin.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { usualWait } from '../../server/mail/waiting.ts';
import { purgeExpired } from '../../server/housekeeping/purge.ts';
import { eraseUser } from '../../server/own-data/erase.ts';
import { createAdministrator } from '../support/administrator.ts';
import { english } from '../support/english.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

const site = fileURLToPath(new URL('./site', import.meta.url));

let open: OpenDatabase;
let app: FastifyInstance;
let token: string;

const appWith = (env: NodeJS.ProcessEnv) =>
  createApp({ db: open.db, config: config({ LOG_LEVEL: 'silent', ...env }), site });

beforeAll(async () => {
  open = await newDatabase();
  await createAdministrator(open.db, config({}));
  app = await appWith({ RATE_LIMITS: 'off', MAIL_TO: 'post@example.com' });
  const { email, password } = demoLogins.administrator;
  const login = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
  });
  token = login.json<{ token: string }>().token;
});
afterAll(async () => {
  await app.close();
  await open.close();
});
beforeEach(() =>
  open.db.execute(sql`truncate mails, contact_messages, rate_limits, papers, mail_tokens cascade`),
);

async function ask<Answer = { message: string; code?: string }>(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { server = app, headers = {} } = {},
) {
  const answer = await server.inject({
    method,
    url: `/api${path}`,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

/** Writes a mail as the outbox holds it; `state` is SQL. */
async function addMail(
  recipient: string,
  state = sql`null, null`,
  more = sql`now()`,
): Promise<number> {
  const { rows } = await open.db.execute<{ id: number }>(sql`
    insert into mails (template, language, recipient, values, sent_at, failed_at, due_at)
    values ('message-received', 'de', ${recipient}, '{"name": "Ida", "subject": "Frage", "body": "Wann?"}', ${state}, ${more})
    returning id`);
  return rows[0]!.id;
}
const sent = (days: number) => sql`now() - make_interval(days => ${days}::integer), null`;
const failed = (days: number) => sql`null, now() - make_interval(days => ${days}::integer)`;
const list = async (query = '') => {
  const { body } = await ask<z.output<typeof pageMails.answer>>('GET', `/mails/pages${query}`);
  expect(body.totalElements).toBe(body.content.length);
  return body.content.map(({ recipient }) => recipient);
};
const purge = () => purgeExpired(open.db, config({}));

describe('the list of mails', () => {
  test('is filtered by state and recipient, newest last or first, and says where mails go', async () => {
    await addMail('anna@example.com', sent(1));
    await addMail('jörg@example.com', failed(1));
    await addMail('ida@example.com');
    expect(await list('?sort=createdAt&direction=DESC')).toEqual([
      ...['ida@example.com', 'jörg@example.com', 'anna@example.com'],
    ]);
    expect(await list('?sort=recipient')).toEqual([
      ...['anna@example.com', 'ida@example.com', 'jörg@example.com'],
    ]);
    expect(await list('?state=sent')).toEqual(['anna@example.com']);
    expect(await list('?state=failed')).toEqual(['jörg@example.com']);
    expect(await list('?state=waiting')).toEqual(['ida@example.com']);
    expect(await list('?search=JOERG')).toEqual(['jörg@example.com']);
    expect(await list('?state=sent&search=ida')).toEqual([]);
    const wrong = await ask('GET', '/mails/pages?state=lost');
    expect([wrong.status, wrong.body.message]).toEqual([400, english.mails.state]);
    expect((await ask('GET', '/mails/pages')).body).toMatchObject({ way: 'files' });
    const quiet = await appWith({ NODE_ENV: 'production' });
    expect((await ask('GET', '/mails/pages', undefined, { server: quiet })).body).toMatchObject({
      way: 'nowhere',
    });
    await quiet.close();
  });

  test('the dashboard counts those that failed and can be sent again', async () => {
    await addMail('anna@example.com', failed(1));
    await addMail('ida@example.com', failed(31));
    await purge();
    const { body } = await ask<{ today: { failedMails: number } }>('GET', '/dashboard/admin');
    expect(body.today.failedMails).toBe(1);
  });
});

describe('a mail that was overtaken', () => {
  test('did not fail, also once its content was purged', async () => {
    const outdated = await addMail('anna@example.com', failed(1));
    const refused = await addMail('ida@example.com', failed(1));
    await open.db.execute(
      sql`update mails set reason = '550 5.1.1' where id = ${refused}::integer`,
    );
    await open.db.execute(
      sql`update mails set reason = ${mailReasons.outdated} where id = ${outdated}::integer`,
    );
    expect(await list('?state=failed')).toEqual(['ida@example.com']);
    expect(await list('?state=withdrawn')).toEqual(['anna@example.com']);
    expect((await ask('GET', `/mails/${outdated}`)).body).toMatchObject({ state: 'withdrawn' });
    const { body } = await ask<{ today: { failedMails: number; mails: object[] } }>(
      ...(['GET', '/dashboard/admin'] as const),
    );
    expect([body.today.failedMails, body.today.mails.length]).toEqual([1, 1]);
    await open.db.execute(sql`update mails set failed_at = now() - interval '31 days'`);
    await purge();
    expect(await list('?state=withdrawn')).toEqual([null]);
    expect((await ask('GET', `/mails/${outdated}`)).body).toMatchObject({ state: 'withdrawn' });
  });
});

describe('mails that wait', () => {
  const since = async (server?: FastifyInstance) => {
    const { body } = await ask<{ today: { mailsWaitSince: string | null } }>(
      ...(['GET', '/dashboard/admin', undefined, { ...(server && { server }) }] as const),
    );
    return body.today.mailsWaitSince;
  };
  const put = (minutes: number, attempts: number) =>
    open.db.execute(sql`
      update mails set attempts = ${attempts}::integer, created_at = now() - make_interval(mins => ${minutes}::integer)`);

  test('for longer than usual are told with their time, where a mail server is set', async () => {
    const token = 'ein-langes-Zeichen+1';
    const server = await appWith({ SMTP_URL: 'smtp://127.0.0.1:1', METRICS_TOKEN: token });
    const oldest = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await server.inject({ url: '/metrics', headers });
      return Number(/^rental_oldest_mail_seconds (\S+)$/m.exec(body)?.[1]);
    };
    expect([await since(server), await oldest()]).toEqual([null, 0]);
    await addMail('ida@example.com');
    await addMail('anna@example.com', sent(1));
    await put(14, 3);
    expect(await since(server)).toBeNull();
    await put(16, 4);
    expect(await since(server)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(await oldest()).toBeGreaterThan(usualWait);
    // The demo writes files.
    expect(await since()).toBeNull();
    // Sent again just now.
    await put(16, 0);
    expect(await since(server)).toBeNull();
    await server.close();
  });
});

describe('one mail', () => {
  test('shows its state and content', async () => {
    const id = await addMail('ida@example.com', failed(1));
    const { body } = await ask<z.output<typeof shownMail>>('GET', `/mails/${id}`);
    expect(body).toMatchObject({ id, state: 'failed', nextAttemptAt: null, attempts: 0 });
    expect(body.endedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(body.content!.text).toContain('Wann?');
    const missing = await ask('GET', '/mails/999999');
    expect([missing.status, missing.body.code]).toEqual([404, 'mail_not_found']);
  });

  test('is sent again like a new one', async () => {
    const id = await addMail('ida@example.com', failed(1), sql`now() - interval '5 days'`);
    await open.db.execute(sql`update mails set attempts = 9, reason = '550'`);
    expect(await ask('POST', `/mails/${id}/send`)).toMatchObject({
      status: 200,
      body: { message: english.mails.sentAgain },
    });
    const { body } = await ask('GET', `/mails/${id}`);
    expect(body).toMatchObject({ state: 'waiting', attempts: 0, reason: null, endedAt: null });
    // It has four new days.
    expect(await purge()).toMatchObject({ unsentMails: 0 });
    expect((await ask('POST', '/mails/999999/send')).status).toBe(404);
  });

  test('cannot be sent again once it was purged', async () => {
    const id = await addMail('ida@example.com', sent(31));
    expect(await purge()).toMatchObject({ purgedMails: 1 });
    const { status, body } = await ask('POST', `/mails/${id}/send`);
    expect([status, body.code, body.message]).toEqual([409, 'mail_purged', english.mails.purged]);
    expect((await ask('GET', `/mails/${id}`)).body).toMatchObject({
      recipient: null,
      content: null,
    });
  });

  test('is sent again 60 times an hour at most', async () => {
    const limited = await appWith({});
    const id = await addMail('ida@example.com', sent(1));
    const send = () => ask('POST', `/mails/${id}/send`, undefined, { server: limited });
    expect((await send()).status).toBe(200);
    await open.db.execute(sql`update rate_limits set tries = 60`);
    expect((await send()).status).toBe(429);
    await limited.close();
  });
});

describe('housekeeping', () => {
  test('takes recipient and content after 30 days, and fails what nobody sends', async () => {
    await addMail('kept@example.com', sent(29));
    await addMail('old@example.com', sent(31));
    await addMail('given-up@example.com', failed(31));
    await addMail('waiting@example.com', undefined, sql`now() - interval '3 days'`);
    await addMail('unsent@example.com', undefined, sql`now() - interval '5 days'`);
    expect(await purge()).toMatchObject({ purgedMails: 2, unsentMails: 1, mails: 0 });
    expect(await purge()).toMatchObject({ purgedMails: 0, unsentMails: 0 });
    const { rows } = await open.db.execute(sql`
      select recipient, values is null as purged, failed_at is not null as failed, reason from mails order by id`);
    expect(rows).toEqual([
      { recipient: 'kept@example.com', purged: false, failed: false, reason: null },
      { recipient: null, purged: true, failed: false, reason: null },
      { recipient: null, purged: true, failed: true, reason: null },
      { recipient: 'waiting@example.com', purged: false, failed: false, reason: null },
      { recipient: 'unsent@example.com', purged: false, failed: true, reason: mailReasons.unsent },
    ]);
    await open.db.execute(sql`update mails set created_at = now() - interval '366 days'`);
    expect(await purge()).toMatchObject({ mails: 2 });
  });

  test('deletes links that no longer work', async () => {
    await open.db.execute(sql`
      insert into mail_tokens (hash, user_id, purpose, email, expires_at)
      select decode(md5(hours::text), 'hex'), (select min(id) from users), 'reset', 'a@example.com', now() + make_interval(hours => hours)
      from unnest(array[-1, 1]) hours`);
    expect(await purge()).toMatchObject({ mailTokens: 1 });
  });
});

test('erasing a user takes their mails, links and the documents that are no receipts', async () => {
  await addVehicles(open.db, 1);
  const { rows } = await open.db.execute<{ id: number }>(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles, email_confirmed_at)
    values ('Erika', 'Muster', 'erika@example.com', '', '', '', '', array['Customer'], now()) returning id`);
  const user = rows[0]!.id;
  for (const status of ['DONE', 'CANCELLED'])
    await open.db.execute(sql`
      with booked as (
        insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
        select ${user}::integer, id, now() - interval '2 days', now() - interval '1 day', '', '', 1, ${status} from vehicles limit 1
        returning id)
      insert into papers (reservation_id, message_id, kind, language, bytes)
      select id, gen_random_uuid(), 'contract', 'de', '' from booked`);
  await addMail('erika@example.com', sent(1));
  await addMail('erika@example.com');
  await open.db.execute(
    sql`update mails set user_id = ${user}::integer, reason = '451 erika@example.com'`,
  );
  // What they wrote before they had an account, and what it told the company.
  await addMail('Erika@Example.com', sent(1));
  await open.db.execute(sql`
    insert into mails (template, language, recipient, values)
    select 'message-arrived', 'de', 'company@example.com', json_build_object('email', email)
    from unnest(array['ERIKA@example.com', 'ida@example.com']) email`);
  await addMail('other@example.com');
  await open.db.execute(sql`
    insert into mail_tokens (hash, user_id, purpose, email, expires_at)
    values ('x', ${user}, 'reset', 'erika@example.com', now() + interval '1 hour')`);
  expect(await eraseUser(open.db, user)).toBe('done');
  const { rows: mails } = await open.db.execute(sql`
    select recipient, values is null as purged, failed_at is not null as failed, reason from mails order by id`);
  expect(mails).toEqual([
    { recipient: null, purged: true, failed: false, reason: null },
    { recipient: null, purged: true, failed: true, reason: mailReasons.erased },
    { recipient: null, purged: true, failed: false, reason: null },
    { recipient: null, purged: true, failed: true, reason: mailReasons.erased },
    { recipient: 'company@example.com', purged: false, failed: false, reason: null },
    { recipient: 'other@example.com', purged: false, failed: false, reason: null },
  ]);
  const { rows: documents } = await open.db.execute(sql`
    select status from papers join reservations on reservations.id = reservation_id`);
  expect(documents).toEqual([{ status: 'DONE' }]);
  expect((await open.db.execute(sql`select from mail_tokens`)).rows).toEqual([]);
});

describe('a contact message', () => {
  const message = {
    name: 'Ida Muster',
    subject: 'Drei Transporter',
    email: 'ida@example.com',
    body: 'Haben Sie am Montag drei Transporter frei?',
  };
  const mailsNow = async () => {
    const { rows } = await open.db.execute(sql`
      select template, language, recipient, values ->> 'answer' as answer from mails order by id`);
    return rows;
  };
  const write = (language = 'de', server = app) =>
    ask('POST', '/contactmessage/visitors', message, {
      server,
      headers: { 'accept-language': language },
    });
  const theMessage = async () => {
    const { rows } = await open.db.execute<{ id: number }>(
      sql`select max(id) as id from contact_messages`,
    );
    return rows[0]!.id;
  };
  const read = async () =>
    (await ask<z.output<typeof getMessage.answer>>('GET', `/contactmessage/${await theMessage()}`))
      .body;
  const answer = async (text = 'Ja, gern.') =>
    ask('POST', `/contactmessage/${await theMessage()}/answer`, { text });

  test('tells its sender, in their language, and the company', async () => {
    expect((await write('en')).status).toBe(201);
    expect(await mailsNow()).toEqual([
      { template: 'message-received', language: 'en', recipient: 'ida@example.com', answer: null },
      { template: 'message-arrived', language: 'de', recipient: 'post@example.com', answer: null },
    ]);
  });

  test('that ends a contract is confirmed to its sender and told to the company', async () => {
    const ending = { number: 'R-000123', kind: 'ordinary', reason: '', when: 'next' };
    const { name, email } = message;
    const headers = { 'accept-language': 'en' };
    expect(
      (await ask('POST', '/contracts/end', { ...ending, name, email }, { headers })).status,
    ).toBe(200);
    expect(await mailsNow()).toEqual([
      { template: 'ending-received', language: 'en', recipient: 'ida@example.com', answer: null },
      { template: 'message-arrived', language: 'de', recipient: 'post@example.com', answer: null },
    ]);
    const { rows } = await open.db.execute<{ body: string }>(
      sql`select values ->> 'body' as body from mails where template = 'message-arrived'`,
    );
    expect(rows[0]!.body).toContain('Ende: zum nächstmöglichen Zeitpunkt');
    await answer();
    expect((await mailsNow()).at(-1)).toMatchObject({
      template: 'message-answered',
      language: 'en',
    });
  });

  test('tells the address of the site where no other is set', async () => {
    const usual = await appWith({ RATE_LIMITS: 'off' });
    await write('de', usual);
    await usual.close();
    const [, arrived] = await mailsNow();
    expect(arrived!.recipient).toMatch(/@.+\.example$/);
  });

  test('is answered once, in the language of its sender', async () => {
    await write('en');
    expect(await read()).toMatchObject({ answer: null, answeredBy: null, answerable: true });
    const path = '/contactmessage/pages?unanswered=';
    expect((await ask('GET', `${path}true`)).body).toMatchObject({ totalElements: 1 });
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.body.code, refused.body.message]).toEqual([
      ...['message_answered', english.answers.twice],
    ]);
    expect(await read()).toMatchObject({
      answer: 'Ja, gern.',
      answerable: false,
      unread: false,
      answeredAt: expect.stringMatching(/^\d{4}-/) as string,
      answeredBy: expect.stringMatching(/\w/) as string,
    });
    expect((await mailsNow()).slice(2)).toEqual([
      ...[
        {
          template: 'message-answered',
          language: 'en',
          recipient: 'ida@example.com',
          answer: 'Ja, gern.',
        },
      ],
    ]);
    expect((await ask('GET', `${path}true`)).body).toMatchObject({ totalElements: 0 });
    expect((await ask('GET', `${path}false`)).body).toMatchObject({ totalElements: 1 });
    expect((await ask('GET', `${path}perhaps`)).status).toBe(400);
  });

  test.each([
    ['', english.answers.text],
    [' ', english.answers.text],
    ['x'.repeat(5001), english.common.tooLong({ maximum: 5000 })],
  ])('cannot be answered with %j', async (text, expected) => {
    await write();
    const { status, body } = await answer(text);
    expect([status, body.message]).toEqual([400, expected]);
    expect(await mailsNow()).toHaveLength(2);
  });

  test('is answered by mail program where no mails are sent', async () => {
    const quiet = await appWith({ NODE_ENV: 'production' });
    await write();
    const path = `/contactmessage/${await theMessage()}`;
    const { body } = await ask('GET', path, undefined, { server: quiet });
    expect(body).toMatchObject({ answerable: false });
    const refused = await ask('POST', `${path}/answer`, { text: 'Ja' }, { server: quiet });
    expect([refused.status, refused.body.code]).toEqual([409, 'mails_not_sent']);
    await quiet.close();
    expect((await ask('POST', '/contactmessage/999999/answer', { text: 'Ja' })).status).toBe(404);
  });

  test('mails one address five times an hour, whatever networks ask for it', async () => {
    const limited = await appWith({});
    let host = 0;
    const from = () =>
      limited.inject({
        method: 'POST',
        url: '/api/contactmessage/visitors',
        payload: message,
        remoteAddress: `192.0.2.${(host += 1)}`,
      });
    for (let turn = 0; turn < 5; turn += 1) expect((await from()).statusCode).toBe(201);
    expect((await from()).statusCode).toBe(429);
    expect(await mailsNow()).toHaveLength(10);
    await limited.close();
  });
});
