import { beforeAll, describe, expect, inject, test } from 'vitest';
import { exportUsers } from '../../contract/office/exports.ts';
import { importCustomers } from '../../contract/office/imports.ts';
import { pageMails } from '../../contract/office/mails.ts';
import { login } from '../../contract/users/auth.ts';
import { deleteUser, pageUsers, type Customer } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { addressOf } from '../support/address.ts';
import { administrator, form, newCustomer, password, unique } from './actors.ts';
import { call } from './call.ts';
import { customerTable, tableOf } from './tables.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const importFile = (content: string | Uint8Array<ArrayBuffer>, query = {}) =>
  call(importCustomers, {
    token: admin,
    query,
    body: tableOf(content),
    headers: { 'accept-language': 'de' },
  });

async function found(search: string): Promise<Customer[]> {
  const { body } = await call(pageUsers, { token: admin, query: { search } });
  return body.content as Customer[];
}

describe('an import of customers', () => {
  test('adds them without a mail and without a log-in', async () => {
    const { email } = form();
    const { status, body } = await importFile(customerTable([email]));
    expect([status, body.message]).toEqual([200, '1 Kunde wurde importiert']);
    expect(await found(email)).toMatchObject([
      {
        firstName: 'Jörg',
        lastName: 'Weiß',
        phoneNumber: '+49 641 1234567',
        address: 'Am Bahnhof 3',
        zipCode: '01067',
        city: 'Dresden',
        companyName: null,
        roles: ['Customer'],
        emailConfirmed: false,
        blocked: false,
      },
    ]);
    const mails = await call(pageMails, { token: admin, query: { search: email } });
    expect(mails.body.totalElements).toBe(0);
    expect((await call(login, { body: { email, password } })).status).toBe(401);
  });

  test('adds nobody if one address is known, in any case of its letters', async () => {
    const [known, fresh] = [await newCustomer(), form().email];
    const table = customerTable([fresh, known.email.toUpperCase(), fresh]);
    const { body } = await importFile(table, { preview: 'true' });
    expect(body.duplicates).toMatchObject([
      { row: 3, field: 'email', id: known.id, otherRow: null },
      { row: 4, field: 'email', id: null, otherRow: 2 },
    ]);
    expect((await importFile(table)).status).toBe(409);
    expect(await found(fresh)).toEqual([]);
    const { body: done } = await importFile(table, { skipDuplicates: 'true' });
    expect(done).toMatchObject({ added: 1 });
    expect(await found(fresh)).toHaveLength(1);
  });

  test('takes customers without an address once, by name and telephone', async () => {
    const name = unique('Ohne');
    const table = customerTable(['']).replace(/Weiß/, name);
    expect((await importFile(table)).body).toMatchObject({ added: 1 });
    const { body } = await importFile(table, { preview: 'true' });
    expect(body.duplicates).toMatchObject([
      { row: 2, field: 'phoneNumber', id: expect.any(Number) },
    ]);
    expect(await found(name)).toMatchObject([{ email: '' }]);
  });

  test('names what is wrong in its row', async () => {
    const table = customerTable([form().email, 'niemand', form().email])
      .replace('0641 1234567', '+49 1')
      .replace(/01067(?=;Dresden;$)/, '');
    const { body } = await importFile(table, { preview: 'true' });
    expect(body.errors.map(({ row, field }) => [row, field])).toEqual([
      [2, 'phoneNumber'],
      [3, 'email'],
      [4, 'zipCode'],
    ]);
    expect((await importFile(table)).body.code).toBe('not_importable');
  });

  test('refuses a licence seen tomorrow and an unknown class', async () => {
    const tomorrow = Temporal.Now.plainDateISO('Europe/Berlin').add({ days: 1 });
    const table = customerTable([form().email])
      .replace(/Firma$/m, 'Führerschein gesehen;Führerscheinklasse')
      .replace(/;Dresden;$/, `;Dresden;${String(tomorrow)};A`);
    const { body } = await importFile(table, { preview: 'true' });
    expect(body.errors.map(({ field, code }) => [field, code]).toSorted()).toEqual([
      ['licenceClass', expect.any(String)],
      ['licenceSeenOn', 'in_future'],
    ]);
  });
});

test.each(['en', 'de'])('an export in %s comes back as it was', async (language) => {
  const mark = unique('Rundweg');
  const { id, token: _, ...me } = await newCustomer();
  const business = {
    companyName: mark,
    city: 'Wien',
    country: 'AT',
    leitwegId: '992-90009-96',
    vatId: 'DE123456788',
    invoiceEmail: 'rechnung@example.com',
    zipCode: '01067',
    phoneNumber: '+49 351 1234567',
    blocked: true,
    licenceClass: 'BE',
    licenceSeenOn: '2026-03-29',
  };
  const body = { ...me, ...business, roles: ['Customer'] };
  await call(updateUser, { token: admin, params: { id }, body });
  const download = async () => {
    const answer = await fetch(
      inject('api') + addressOf(exportUsers, { query: { search: mark } }),
      {
        headers: { authorization: `Bearer ${admin}`, 'accept-language': language },
      },
    );
    return new Uint8Array(await answer.arrayBuffer());
  };
  const values = async () =>
    (await found(mark)).map(({ id: ___, emailConfirmed: ____, ...customer }) => customer);
  const [before, file] = [await values(), await download()];
  await call(deleteUser, { token: admin, params: { id } });
  const { status, body: done } = await importFile(file);
  expect([status, done.message]).toEqual([200, '1 Kunde wurde importiert']);
  expect(await values()).toEqual(before);
});
