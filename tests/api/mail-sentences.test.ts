import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageHistory } from '../../contract/office/history.ts';
import {
  getMailSentences,
  removeMailSentence,
  setMailSentence,
} from '../../contract/office/mail-sentences.ts';
import { createKey } from '../../contract/office/keys.ts';
import { getMail } from '../../contract/office/mails.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { unique } from './actors.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: Person;
beforeAll(async () => {
  server = await startOwnServer({}, fileURLToPath(new URL('./site', import.meta.url)));
  admin = await historyDesk(server).administrator('Anna');
});
afterAll(() => server.close());

const ask = (endpoint: Parameters<OwnServer['call']>[0], sent: object = {}) =>
  server.call(endpoint, { token: admin.token, ...sent });
const params = { template: 'message-received', language: 'de' };
const add = (sentence: string, of: object = params) =>
  ask(setMailSentence, { params: of, body: { sentence } });

/** The mail that confirms a message, as it is written now. */
async function mailIn(language: string) {
  const email = `${unique('erika')}@example.com`;
  const body = { name: 'Erika', subject: 'Frage', body: 'Wann haben Sie geöffnet?', email };
  await server.call(sendMessage, { body, headers: { 'accept-language': language } });
  const [sent] = await server.mailsTo(email);
  const { body: mail } = await ask(getMail, { params: { id: sent!.id } });
  return mail.content as { text: string; html: string };
}

test('what is added stands in the mails of its kind and language, in text and HTML', async () => {
  expect((await add('Wir machen <b>Ferien</b>.\n\nBis bald!')).status).toBe(200);
  const { text, html } = await mailIn('de');
  expect(text).toMatch(/Wir machen <b>Ferien<\/b>\.\s+Bis bald!/);
  expect(html).toContain('Wir machen &lt;b&gt;Ferien&lt;/b&gt;.');
  expect(text.indexOf('Bis bald!')).toBeLessThan(text.indexOf('Freundliche Grüße'));
  expect((await mailIn('en')).text).not.toContain('Ferien');
});

test('it is replaced, listed, told by the history, and removed', async () => {
  await add('Alt');
  await add('Neu');
  const { body } = await ask(getMailSentences);
  expect(body).toEqual([{ ...params, sentence: 'Neu' }]);
  const { body: history } = await ask(pageHistory, { query: { kind: 'settings', size: 1 } });
  expect(JSON.stringify(history.content)).toContain(
    '"mailSentence":{"from":"message-received de Alt","to":"message-received de Neu"}',
  );
  expect((await ask(removeMailSentence, { params })).status).toBe(200);
  expect((await mailIn('de')).text).not.toContain('Neu');
  expect((await ask(removeMailSentence, { params })).status).toBe(404);
});

test('the history names the key that a program added it with', async () => {
  const body = { name: 'Pflege der Mails', rights: ['settings'] };
  const { key } = (await ask(createKey, { body })).body as { key: string };
  await server.call(setMailSentence, { token: key, params, body: { sentence: 'Neu' } });
  const { body: history } = await ask(pageHistory, { query: { kind: 'settings', size: 1 } });
  expect(JSON.stringify(history.content)).toContain('Pflege der Mails');
});

test.each<[string, string, object?]>([
  ['nothing', '  '],
  ['too much', 'x'.repeat(1001)],
  ['what nobody can read', 'a\u0000b'],
  ['a mail to the company itself', 'Hallo', { template: 'message-arrived', language: 'de' }],
  ['an unknown language', 'Hallo', { template: 'reminder', language: 'fr' }],
])('%s is refused', async (_, sentence, of) => {
  expect((await add(sentence, of)).status).toBe(400);
});
