import { beforeAll, describe, expect, test } from 'vitest';
import { createReservation } from '../../contract/reservations/reservations.ts';
import {
  currentUser,
  deleteUser,
  getUser,
  listUsers,
  pageUsers,
  type User,
} from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { staffRoles } from '../../contract/wire/rights.ts';
import { administrator, newCustomer, newVehicle, password, times, tokenOf } from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const edit = ({ firstName, lastName, email, phoneNumber, address, zipCode, roles }: User) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  address,
  zipCode,
  roles,
});

describe('users for an administrator', () => {
  test('are listed without a trace of their passwords', async () => {
    const { token, id } = await newCustomer();
    const { status, body } = await call(listUsers, { token: admin });
    expect(status).toBe(200);
    const own = await call(currentUser, { token });
    expect(body.find((user) => user.id === id)).toMatchObject(own.body);
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  });

  test('are paged, sorted and searched', async () => {
    const { email } = await newCustomer();
    const page = await call(pageUsers, { token: admin, query: { page: 0, size: 2 } });
    expect(page.body).toMatchObject({ size: 2, number: 0, numberOfElements: 2, first: true });
    const found = await call(pageUsers, {
      token: admin,
      query: { search: email.toUpperCase(), sort: 'email', direction: 'desc' },
    });
    expect(found.body).toMatchObject({ totalElements: 1, totalPages: 1, content: [{ email }] });
    const nobody = await call(pageUsers, { token: admin, query: { search: '%_\\' } });
    expect(nobody.body.totalElements).toBe(0);
  });

  test('who work for the company stand apart', async () => {
    const { email } = await newCustomer();
    const [staff, others] = await Promise.all(
      ['true', 'false'].map((staff) =>
        call(pageUsers, { token: admin, query: { staff, search: email } }),
      ),
    );
    expect([staff!.body.totalElements, others!.body.totalElements]).toEqual([0, 1]);
    const { body } = await call(pageUsers, { token: admin, query: { staff: 'true', size: 100 } });
    expect(body.content.length).toBeGreaterThan(0);
    const isStaff = (role: string) => staffRoles.some((each) => each === role);
    expect(body.content.every(({ roles }) => roles.some(isStaff))).toBe(true);
    const wrong = await call(pageUsers, { token: admin, query: { staff: 'maybe' } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'unknown_choice']);
  });

  test('the total is right past the last page', async () => {
    const { email: search } = await newCustomer();
    const query = { size: 1, page: 100_000 };
    const past = { content: [], empty: true, last: true };
    const found = await call(pageUsers, { token: admin, query: { ...query, search } });
    expect(found.body).toMatchObject({ ...past, totalElements: 1 });
    // Other tests add and delete users meanwhile.
    const all = await call(pageUsers, { token: admin, query });
    expect(all.body).toMatchObject(past);
    expect(all.body.totalElements).toBeGreaterThan(0);
  });

  test.each([
    [{ sort: 'password_hash' }, english.common.badSort],
    [{ sort: 'id; drop table users' }, english.common.badSort],
    [{ direction: 'sideways' }, english.common.badDirection],
    [{ page: -1 }, english.common.badPage],
    [{ page: 1e30 }, english.common.badPage],
    [{ size: 0 }, english.common.badSize],
    [{ size: 1001 }, english.common.badSize],
    [{ search: 'a\u0000' }, english.common.badCharacters],
  ])('a page is refused with %j', async (query, message) => {
    const { status, body } = await call(pageUsers, { token: admin, query });
    expect([status, body.message]).toEqual([400, message]);
  });

  test('change, with an optional password', async () => {
    const customer = await newCustomer();
    const params = { id: customer.id };
    const body = { ...edit(customer), id: 1, builtIn: true, lastName: 'Neu', password: '' };
    const answer = await call(updateUser, { token: admin, params, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: english.users.updated });
    const { body: user } = await call(getUser, { token: admin, params });
    expect(user).toMatchObject({ id: customer.id, lastName: 'Neu', builtIn: false });
    expect((await call(currentUser, { token: customer.token })).status).toBe(200);
    expect(await tokenOf(customer.email)).toBeTypeOf('string');
  });

  test('a new password ends the tokens of the user', async () => {
    const customer = await newCustomer();
    const body = { ...edit(customer), password: 'Anders-Wort-3!' };
    await call(updateUser, { token: admin, params: { id: customer.id }, body });
    expect((await call(currentUser, { token: customer.token })).status).toBe(401);
    expect(await tokenOf(customer.email, 'Anders-Wort-3!')).toBeTypeOf('string');
  });

  test('new roles end the tokens of the user', async () => {
    const customer = await newCustomer();
    const body = { ...edit(customer), roles: ['Customer', 'Administrator'] };
    await call(updateUser, { token: admin, params: { id: customer.id }, body });
    expect((await call(currentUser, { token: customer.token })).status).toBe(401);
    const token = await tokenOf(customer.email);
    expect((await call(listUsers, { token })).status).toBe(200);
  });

  test.each([[''], [null], [undefined]])(
    'keep their password without a new one: %j',
    async (password) => {
      const customer = await newCustomer();
      const body = { ...edit(customer), password };
      const answer = await call(updateUser, { token: admin, params: { id: customer.id }, body });
      expect(answer.status).toBe(200);
      expect(await tokenOf(customer.email)).toBeTypeOf('string');
    },
  );

  test('have each role only once', async () => {
    const { id, ...customer } = await newCustomer();
    const body = { ...edit({ id, ...customer }), roles: ['Customer', 'Customer'] };
    await call(updateUser, { token: admin, params: { id }, body });
    const { body: user } = await call(getUser, { token: admin, params: { id } });
    expect(user.roles).toEqual(['Customer']);
  });

  test.each([
    [{ firstName: '' }, english.auth.firstName],
    [{ roles: [] }, english.users.roles],
    [{ roles: ['Chief'] }, english.users.roles],
    [{ roles: undefined }, english.users.roles],
    [{ password: 'kurz' }, english.auth.tooShort],
    [{ password: 'P@ssw0rd' }, english.auth.tooCommon],
  ])('are not changed to %j', async (changed, message) => {
    const customer = await newCustomer();
    const answer = await call(updateUser, {
      token: admin,
      params: { id: customer.id },
      body: { ...edit(customer), ...changed },
    });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('one address belongs to one user', async () => {
    const [one, other] = await Promise.all([newCustomer(), newCustomer()]);
    const body = { ...edit(one), email: other.email };
    const answer = await call(updateUser, { token: admin, params: { id: one.id }, body });
    expect([answer.status, answer.body.message]).toEqual([409, english.auth.emailTaken]);
    expect(answer.body).toMatchObject({ codes: { email: 'email_taken' } });
  });

  test('are deleted, with their tokens', async () => {
    const { id, token } = await newCustomer();
    const answer = await call(deleteUser, { token: admin, params: { id } });
    expect(answer.body).toEqual({ success: true, message: english.users.deleted });
    expect((await call(currentUser, { token })).status).toBe(401);
    const gone = await call(getUser, { token: admin, params: { id } });
    expect([gone.status, gone.body.message]).toEqual([404, english.users.notFound]);
    expect((await call(deleteUser, { token: admin, params: { id } })).status).toBe(404);
  });

  test('are not deleted while they have reservations', async () => {
    const { id, token } = await newCustomer();
    const query = { carId: await newVehicle(admin) };
    await call(createReservation, { token, query, body: times(30) });
    const answer = await call(deleteUser, { token: admin, params: { id } });
    expect([answer.status, answer.body.message]).toEqual([400, english.users.hasReservations]);
  });

  test('cannot be changed if built in', async () => {
    const me = (await call(currentUser, { token: admin })).body as User;
    const params = { id: me.id };
    for (const answer of [
      await call(updateUser, { token: admin, params, body: { ...edit(me), password } }),
      await call(deleteUser, { token: admin, params }),
    ])
      expect([answer.status, answer.body.message]).toEqual([403, english.users.builtIn]);
  });

  test.each([0, -1, 1.5, 'x', '2147483648', '1e400', "1'--", '0x1', '1.0', '+1', ' 1'])(
    '%s is no id',
    async (id) => {
      const answer = await call(getUser, { token: admin, params: { id } });
      expect([answer.status, answer.body.message]).toEqual([400, english.common.badId]);
    },
  );
});
