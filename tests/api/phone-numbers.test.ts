import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../../contract/users/registration.ts';
import { createCustomer } from '../../contract/office/customers.ts';
import { searchAll } from '../../contract/office/search-all.ts';
import { currentUser, getUser, pageUsers, type User } from '../../contract/users/users.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import { english } from '../support/english.ts';
import { administrator, form, newCustomer, tokenOf, unique } from './actors.ts';
import { call } from './call.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const person = () => {
  const { firstName, lastName, email, address, zipCode } = form();
  return { firstName, lastName, email, address, zipCode };
};

/** What each call stores of a number that it is sent; the message where it refuses. */
const calls: [string, (phoneNumber: string) => Promise<string>][] = [
  [
    'registration',
    async (phoneNumber) => {
      const body = { ...form(), phoneNumber };
      const { status, body: answer } = await call(register, { body });
      if (status !== 201) return answer.message;
      return (await call(currentUser, { token: await tokenOf(body.email) })).body.phoneNumber!;
    },
  ],
  [
    'profile',
    async (phoneNumber) => {
      const { token, email } = await newCustomer();
      const body = { ...person(), email, phoneNumber };
      const { status, body: answer } = await call(updateProfile, { token, body });
      return status === 200
        ? (await call(currentUser, { token })).body.phoneNumber!
        : answer.message!;
    },
  ],
  [
    'administrators’ edit',
    async (phoneNumber) => {
      const { id, email } = await newCustomer();
      const asked = { token: admin, params: { id } };
      const body = { ...person(), email, phoneNumber, roles: ['Customer'] };
      const { status, body: answer } = await call(updateUser, { ...asked, body });
      return status === 200 ? (await call(getUser, asked)).body.phoneNumber! : answer.message!;
    },
  ],
  [
    'customer at the counter',
    async (phoneNumber) => {
      const body = { ...person(), phoneNumber };
      const { status, body: answer } = await call(createCustomer, { token: admin, body });
      if (status !== 201) return answer.message;
      const asked = { token: admin, params: { id: Number(answer.id) } };
      return (await call(getUser, asked)).body.phoneNumber!;
    },
  ],
];

describe.each(calls)('a telephone number: %s', (_, stored) => {
  test('is taken as Germans write it', async () => {
    expect(await stored('0171 2345678')).toBe('+49 171 2345678');
    expect(await stored('+49 (0)711/1234567')).toBe('+49 711 1234567');
  });

  test('stays in the specified form', async () => {
    expect(await stored('(415) 555-2671')).toBe('(415) 555-2671');
  });

  test('that its country does not have is refused', async () => {
    expect(await stored('+1 555 555 01')).toBe(english.auth.phoneImpossible);
  });
});

describe('a customer', () => {
  let customer: User;
  const digits = String(Math.floor(Math.random() * 9e6) + 1e6);
  beforeAll(async () => {
    const body = { ...form(), firstName: unique('Tilda'), phoneNumber: `0171 ${digits}` };
    await call(register, { body });
    customer = (await call(currentUser, { token: await tokenOf(body.email) })).body as User;
  });

  test.each([
    `0171 ${digits}`,
    `0171/${digits}`,
    `0171\u2013${digits}`,
    `+49 171 ${digits}`,
    `+49 (0)171 ${digits}`,
    `+49 0171 ${digits}`,
    `0049171${digits}`,
    `\uff0b49 171 ${digits}`,
    `\u202d+49\u00a0171\u00a0${digits}\u202c`,
    `(0171) ${digits.slice(0, 3)} ${digits.slice(3)}`,
    digits,
  ])('is found by the number, written as %s', async (search) => {
    const { body: page } = await call(pageUsers, { token: admin, query: { search } });
    expect(page.content).toMatchObject([{ id: customer.id }]);
    const { body: all } = await call(searchAll, { token: admin, query: { q: search } });
    expect(all.customers.rows).toMatchObject([{ id: customer.id }]);
  });
});
