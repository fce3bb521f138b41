import { beforeAll, describe, expect, test } from 'vitest';
import { pageUsers, updateProfile } from '../../contract/users.ts';
import { administrator, newCustomer, unique } from './actors.ts';
import { call } from './call.ts';

let admin: string;
let marie: string;
let heinz: string;
/** Only in this test, to tell its users from others. */
const mark = unique('suche');

async function person(firstName: string, lastName: string, phoneNumber: string, zipCode: string) {
  const { token, email, address } = await newCustomer();
  const body = { firstName, lastName: `${lastName} ${mark}`, email, phoneNumber, address, zipCode };
  expect((await call(updateProfile, { token, body })).status).toBe(200);
  return email;
}

beforeAll(async () => {
  admin = await administrator();
  heinz = await person('Heinz', 'Müller', '(017) 155-5123', '98765');
  marie = await person('Marié', 'Gross-Öztürk', '(555) 243-6543', '34117');
});

async function found(search: string): Promise<string[]> {
  const { body } = await call(pageUsers, { token: admin, query: { search, size: 1000 } });
  expect(body.totalElements).toBe(body.content.length);
  return body.content.flatMap(({ lastName, email }) => (lastName.includes(mark) ? email : []));
}

describe('M17: users are found', () => {
  test.each([
    'Heinz Müller',
    'Müller Heinz',
    'Müller, Heinz',
    'müller',
    'MÜLLER',
    'Mueller',
    'muller',
    'heinz mUeLl',
    '98765',
    '98765 Heinz',
    '0171 555',
    '0171/555-123',
    '(017) 155',
    '(017)155-5123',
    '171 55 51 23 98765',
    '98765 0171 555',
    '+49 171 555123',
    '0049 (0)171 555-123',
  ])('by %j', async (search) => expect(await found(search)).toEqual([heinz]));

  test.each([
    'Marie',
    'marié',
    'Groß',
    'oeztuerk MARIE',
    'Öztürk Gross',
    '(555) 243',
    '5552436543',
  ])('by %j', async (search) => expect(await found(search)).toEqual([marie]));

  test('by their e-mail address in any case', async () => {
    expect(await found(heinz.toUpperCase())).toEqual([heinz]);
    expect(await found(`${marie} marie`)).toEqual([marie]);
  });

  test.each(['Heinz Marie', 'Müller 34117', '(555) 555', '%', '_____', String.raw`\ `, 'm%r'])(
    'not by %j',
    async (search) => expect(await found(search)).toEqual([]),
  );

  test('all of them without a search', async () => {
    for (const search of ['', '  ', ',']) expect(await found(search)).toHaveLength(2);
  });
});
