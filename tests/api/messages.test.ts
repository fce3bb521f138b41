import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../contract/wire/endpoint.ts';
import {
  closeMessage,
  deleteMessage,
  getMessage,
  listMessages,
  pageMessages,
} from '../../contract/office/messages-admin.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { config } from '../../server/config.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { administrator, newCustomer, unique } from './actors.ts';
import { addressOf } from '../support/address.ts';
import { call, send } from './call.ts';
import { createAdministrator } from '../support/administrator.ts';
import { english } from '../support/english.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const message = (subject = unique('Anfrage')) => ({
  name: 'Sabine Krüger',
  subject,
  body: 'Guten Tag,\nwir suchen einen Wagen für zwei Wochen.',
  email: 'sabine@example.com',
});

const unanswered = {
  answer: null,
  answeredAt: null,
  answeredBy: null,
  answeredByKey: null,
  doneAt: null,
};

async function sent(subject: string) {
  const token = await administrator();
  const { body } = await call(listMessages, { token });
  return body.find((one) => one.subject === subject);
}

describe('a contact message', () => {
  test('arrives', async () => {
    const body = message();
    const answer = await call(sendMessage, { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ success: true, message: english.contact.sent });
    expect(await sent(body.subject)).toEqual({
      ...body,
      ...unanswered,
      kind: 'message',
      id: expect.any(Number) as number,
      unread: true,
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/) as string,
    });
  });

  test('arrives at the older address too', async () => {
    const body = message();
    expect((await send('POST', '/contactmessage/visitor', { body })).status).toBe(201);
    expect(await sent(body.subject)).toBeDefined();
  });

  test.each([
    ['name', '', english.contact.name],
    ['subject', '', english.contact.subject],
    ['subject', 'Kurz', english.contact.subjectShort],
    ['subject', 'x'.repeat(51), english.contact.subjectLong],
    ['body', '', english.contact.body],
    ['body', 'Zu kurz', english.contact.bodyShort],
    ['body', 'x'.repeat(201), english.contact.bodyLong],
    ['email', 'sabine', english.contact.email],
    ['body', `${'x'.repeat(30)}\u0000`, english.common.badCharacters],
  ])('is refused with %s %j', async (field, value, expected) => {
    const answer = await call(sendMessage, { body: { ...message(), [field]: value } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expected, errors: { [field]: expected } });
  });

  test('can be read and deleted by an administrator', async () => {
    const token = await administrator();
    const body = message();
    await call(sendMessage, { body });
    const params = { id: (await sent(body.subject))!.id };
    await send('HEAD', addressOf(getMessage, { params }), { token });
    expect((await sent(body.subject))!.unread).toBe(true);
    const { createdAt } = (await sent(body.subject))!;
    const read = { ...params, ...body, ...unanswered, kind: 'message', unread: false, createdAt };
    expect((await call(getMessage, { token, params })).body).toEqual({
      ...read,
      answerable: true,
      language: 'en',
      customerId: null,
      newerId: null,
      olderId: expect.toSatisfy((id) => id === null || Number(id) < params.id) as null,
    });
    expect(await sent(body.subject)).toEqual(read);
    const answer = await call(deleteMessage, { token, params });
    expect(answer.body).toEqual({ success: true, message: english.contact.deleted });
    for (const gone of [
      await call(getMessage, { token, params }),
      await call(deleteMessage, { token, params }),
    ])
      expect([gone.status, gone.body.message]).toEqual([404, english.contact.notFound]);
  });

  test('is closed without an answer, and opened again', async () => {
    const token = await administrator();
    const customer = await newCustomer();
    const body = { ...message(unique('Dank')), email: customer.email };
    await call(sendMessage, { body });
    const params = { id: (await sent(body.subject))!.id };
    const isWaiting = async (unanswered: 'true' | 'false') =>
      (await call(pageMessages, { token, query: { search: body.subject, unanswered } })).body
        .totalElements;
    const close = (isDone: boolean) =>
      call(closeMessage, { token, params, body: { done: isDone } });
    expect((await close(true)).body).toEqual({ success: true, message: english.contact.closed });
    const closed = await call(getMessage, { token, params });
    expect(closed.body).toMatchObject({
      answer: null,
      unread: false,
      answerable: true,
      doneAt: expect.stringMatching(/^\d{4}-/) as string,
      customerId: customer.id,
    });
    expect([await isWaiting('true'), await isWaiting('false')]).toEqual([0, 1]);
    expect((await close(false)).body.message).toBe(english.contact.reopened);
    expect((await call(getMessage, { token, params })).body.doneAt).toBeNull();
    expect([await isWaiting('true'), await isWaiting('false')]).toEqual([1, 0]);
    const path = addressOf(closeMessage, { params });
    const refused = await send('PUT', path, { token, body: { done: 'perhaps' } });
    expect(refused.status).toBe(400);
    await call(deleteMessage, { token, params });
    expect((await close(true)).status).toBe(404);
  });

  test('is on a page, sorted by subject', async () => {
    const token = await administrator();
    await call(sendMessage, { body: message('Aaaa zuerst') });
    const { body } = await call(pageMessages, { token, query: { size: 1 } });
    expect(body.content).toMatchObject([{ subject: 'Aaaa zuerst' }]);
    const behind = await call(pageMessages, { token, query: { size: 1, page: 1_000_000 } });
    expect(behind.body).toMatchObject({ content: [], number: 1_000_000 });
    expect(behind.body.totalElements).toBeGreaterThan(0);
  });

  test('is found by words in any field and by being unread, newest first', async () => {
    const token = await administrator();
    const mark = unique('suche');
    const subjects = ['Bürowagen', 'Kleinbus', 'Anhänger'].map((name) => `${name} ${mark}`);
    const bodies = subjects.map((subject) => ({ ...message(subject), name: 'Jürgen Groß' }));
    for (const body of bodies) await call(sendMessage, { body });
    const found = async (search: string, more: Record<string, string> = {}) => {
      const query = { search: `${search} ${mark}`, sort: 'id', direction: 'DESC', ...more };
      const { body } = await call(pageMessages, { token, query });
      expect(body.totalElements).toBe(body.content.length);
      return body.content.map(({ subject }) => subject);
    };
    const newest = subjects.toReversed();
    expect(await found('')).toEqual(newest);
    expect(await found('zwei Wochen juergen GROSS sabine@example')).toEqual(newest);
    expect(await found('buero')).toEqual([subjects[0]]);
    expect(await found('Jurgen Kleinbus')).toEqual([subjects[1]]);

    await call(getMessage, { token, params: { id: (await sent(subjects[1]!))!.id } });
    expect(await found('', { unread: 'true' })).toEqual([subjects[2], subjects[0]]);
    expect(await found('', { unread: 'false' })).toEqual([subjects[1]]);
    const { status, body } = await call(pageMessages, { token, query: { unread: 'perhaps' } });
    expect([status, body.message]).toEqual([400, english.contact.unread]);
  });
});

describe('unread messages, on a server where nobody else works', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await startOwnServer();
    await createAdministrator(own.db, config({}));
  });
  afterAll(() => own.close());

  test('are counted until they are opened, whatever a page shows', async () => {
    const token = await own.tokenOf(demoLogins.administrator);
    const read = async (query: Record<string, string> = {}) =>
      (await own.call(pageMessages, { token, query })).body as Answer<typeof pageMessages>;
    for (let count = 0; count < 3; count += 1) await own.call(sendMessage, { body: message() });
    const { unread, content } = await read();
    expect(unread).toBe(3);
    await own.call(getMessage, { token, params: { id: content[0]!.id } });
    expect(await read()).toMatchObject({ unread: 2, totalElements: 3 });
    expect(await read({ unread: 'false' })).toMatchObject({ unread: 2, totalElements: 1 });
  });
});
