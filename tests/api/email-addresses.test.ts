import { beforeAll, describe, expect, test } from 'vitest';
import { changeEmail, forgotPassword } from '../../contract/users/account.ts';
import { login } from '../../contract/users/auth.ts';
import { createCustomer } from '../../contract/office/customers.ts';
import { listMessages, pageMessages } from '../../contract/office/messages-admin.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { pageMails } from '../../contract/office/mails.ts';
import { register } from '../../contract/users/registration.ts';
import { searchAll } from '../../contract/office/search-all.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import { currentUser, getUser, pageUsers } from '../../contract/users/users.ts';
import { english } from '../support/english.ts';
import { administrator, form, newCustomer, password, tokenOf, unique } from './actors.ts';
import { call } from './call.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const name = () => unique('info');
const typed = (local: string) => `${local}@müller.example`;
const stored = (local: string) => `${local}@xn--mller-kva.example`;
const person = () => {
  const { firstName, lastName, phoneNumber, address, zipCode } = form();
  return { firstName, lastName, phoneNumber, address, zipCode };
};
const message = (email: string) => ({
  name: 'Erika',
  subject: 'Eine Frage',
  email,
  body: 'Wann haben Sie am Samstag geöffnet?',
});

describe('an address with an umlaut in its domain', () => {
  test('registers, logs in in both spellings, and stays in the profile', async () => {
    const local = name();
    const body = { ...form(), email: typed(local) };
    expect((await call(register, { body })).status).toBe(201);
    const again = await call(register, { body: { ...form(), email: stored(local) } });
    expect(again.body.code).toBe('email_taken');
    await tokenOf(stored(local));
    const token = await tokenOf(typed(local));
    const changed = { token, body: { ...person(), email: typed(local) } };
    expect((await call(updateProfile, changed)).status).toBe(200);
    const { body: user } = await call(currentUser, { token });
    expect(user.email).toBe(stored(local));
    const edit = { ...person(), email: typed(local), roles: ['Customer'] };
    const asked = { token: admin, params: { id: user.id } };
    expect((await call(updateUser, { ...asked, body: edit })).status).toBe(200);
    expect((await call(getUser, asked)).body.email).toBe(stored(local));
  });

  test('is found in both spellings', async () => {
    const local = name();
    const body = { ...person(), email: typed(local) };
    const { body: created } = await call(createCustomer, { token: admin, body });
    await call(sendMessage, { body: message(typed(local)) });
    for (const search of [typed(local), stored(local), `${local.slice(5)}@MÜLLER.example`]) {
      const { body: page } = await call(pageUsers, { token: admin, query: { search } });
      expect(page.content).toMatchObject([{ id: created.id, email: stored(local) }]);
      const { body: all } = await call(searchAll, { token: admin, query: { q: search } });
      expect(all.customers.rows).toMatchObject([{ id: created.id }]);
      const { body: messages } = await call(pageMessages, { token: admin, query: { search } });
      expect(messages.content).toMatchObject([{ email: stored(local) }]);
      const { body: mails } = await call(pageMails, { token: admin, query: { search } });
      expect(mails.content.map(({ recipient }) => recipient)).toContain(stored(local));
    }
  });

  test('writes to the company, and asks for links', async () => {
    const local = name();
    expect((await call(sendMessage, { body: message(typed(local)) })).status).toBe(201);
    const { body: all } = await call(listMessages, { token: admin });
    expect(all.map(({ email }) => email)).toContain(stored(local));
    const asked = { body: { email: typed(local) } };
    expect((await call(forgotPassword, asked)).status).toBe(200);
    const { token } = await newCustomer();
    const change = { token, body: { email: typed(local), password } };
    expect((await call(changeEmail, change)).status).toBe(200);
  });
});

test('an address may have any sign that needs no quotes', async () => {
  const email = `m&a-${name()}@firma.example`;
  expect((await call(register, { body: { ...form(), email } })).status).toBe(201);
  expect(await tokenOf(email)).toHaveLength(43);
});

describe.each([
  [`${'x'.repeat(65)}@kunde.example`, 'email_name', english.common.emailName],
  ['müller@kunde.example', 'email_name', english.common.emailName],
  ['x1@sub-.kunde.example', 'email_domain', english.common.emailDomain],
  ['nobody', 'invalid', english.auth.email],
])('the address %s is refused, and told why', (email, code, reason) => {
  test.each([
    ['registration', () => call(register, { body: { ...form(), email } })],
    ['log-in', () => call(login, { body: { email, password } })],
    ['forgotten password', () => call(forgotPassword, { body: { email } })],
    ['customer', () => call(createCustomer, { token: admin, body: { ...person(), email } })],
  ])('at %s', async (_, attempt) => {
    const { status, body } = await attempt();
    expect([status, body.message, body.code]).toEqual([400, reason, code]);
  });

  test('in a message to the company', async () => {
    const { status, body } = await call(sendMessage, { body: message(email) });
    const expected = code === 'invalid' ? english.contact.email : reason;
    expect([status, body.message, body.code]).toEqual([400, expected, code]);
  });
});
