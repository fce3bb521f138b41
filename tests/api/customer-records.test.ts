import { beforeAll, describe, expect, test } from 'vitest';
import {
  getCustomerTotals,
  mergeCustomers,
  previewMerge,
  type MergedField,
} from '../../contract/office/customers.ts';
import { switchOff } from '../../contract/office/staff.ts';
import { pageHistory } from '../../contract/office/history.ts';
import { getCustomerData, getOwnData } from '../../contract/office/own-data.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import {
  listReservationsOf,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { currentUser, getUser } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { english } from '../support/english.ts';
import {
  administrator,
  newAdministrator,
  newColleague,
  newCustomer,
  times,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';
import { book, refusal, type Booked } from './counter-desk.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const pay = (id: number, kind: string, amount: number) =>
  call(addPayment, {
    token: admin,
    params: { id },
    body: { id: crypto.randomUUID(), kind, method: 'card', amount },
  });
const cancel = ({ id, vehicleId }: Booked, day: number) =>
  call(updateReservation, {
    token: admin,
    query: { carId: vehicleId, reservationId: id },
    body: { ...times(day), status: 'CANCELLED' },
  });
const totals = async (id: number) =>
  (await call(getCustomerTotals, { token: admin, params: { id } })).body;
const read = async (id: number) => (await call(getUser, { token: admin, params: { id } })).body;
const merge = (kept: number, otherId: unknown, token = admin) =>
  call(mergeCustomers, { token, params: { id: kept }, body: { otherId } });
const preview = async (kept: number, otherId: number) =>
  (await call(previewMerge, { token: admin, params: { id: kept }, query: { otherId } })).body;
const edit = (customer: Customer, changed: object) =>
  call(updateUser, {
    token: admin,
    params: { id: customer.id },
    body: { ...customer, ...changed },
  });
const reservationsOf = async (userId: number) => {
  const { body } = await call(listReservationsOf, { token: admin, query: { userId } });
  return (Array.isArray(body) ? body : body.content).map(({ id }) => id);
};

describe('the totals of a customer', () => {
  test('are none without reservations', async () => {
    const { id } = await newCustomer();
    expect(await totals(id)).toEqual({ reservations: 0, open: 0, sums: [] });
  });

  test('add up what is to be paid, was paid and is held', async () => {
    const { id } = await newCustomer();
    const [open, cancelled] = [await book(admin, id, [48, 53]), await book(admin, id, [72, 74])];
    await pay(open.id, 'payment', 30);
    await pay(open.id, 'refund', 5);
    await pay(open.id, 'deposit_taken', 300);
    await pay(open.id, 'deposit_returned', 100);
    await cancel(cancelled, 3);
    expect(await totals(id)).toEqual({
      reservations: 2,
      open: 1,
      sums: [{ currency: 'USD', amountDue: 50, paid: 25, due: 25, depositHeld: 200 }],
    });
  });

  test('are none of an unknown user', async () => {
    const params = { id: 2_000_000_000 };
    const answer = await call(getCustomerTotals, { token: admin, params });
    expect(refusal(answer)).toEqual([404, 'user_not_found']);
  });
});

test('administrators get the same data about a customer as the customer, and their own notes', async () => {
  const { id, token } = await newCustomer();
  await book(admin, id, [48, 50]);
  const { body: own } = await call(getOwnData, { token });
  const { body, headers } = await call(getCustomerData, { token: admin, params: { id } });
  const notes = {
    note: null,
    blocked: false,
    trusted: false,
    licenceSeenOn: null,
    mergedInto: null,
  };
  const user = { ...own.user, ...notes };
  expect({ ...body, asOf: '', sessions: [] }).toEqual({ ...own, user, asOf: '', sessions: [] });
  expect(headers.get('content-disposition')).toBe(`attachment; filename=customer-${id}.json`);
  const unknown = await call(getCustomerData, { token: admin, params: { id: 2_000_000_000 } });
  expect(refusal(unknown)).toEqual([404, 'user_not_found']);
});

describe('merging two records of one person', () => {
  test('moves all, takes what is missing and erases the other', async () => {
    const [kept, other] = [await newCustomer(), await newCustomer()];
    await edit(kept, { note: 'Eins', companyName: 'Muster GmbH' });
    await edit(other, {
      note: 'Zwei',
      companyName: 'Andere GmbH',
      vatId: 'DE123456788',
      blocked: true,
      licenceSeenOn: '2026-02-01',
      licenceClass: 'C',
    });
    const first = await book(admin, kept.id, [48, 50]);
    const [second, third] = [
      await book(admin, other.id, [72, 74]),
      await book(admin, other.id, [96, 98]),
    ];
    await pay(second.id, 'payment', 10);
    await cancel(third, 4);

    const shown = await preview(kept.id, other.id);
    expect(shown).toMatchObject({ reservations: 2, open: 1, payments: 1 });
    const before = await read(kept.id);
    const { status, body } = await merge(kept.id, other.id);
    expect([status, body.message]).toEqual([200, english.users.merged]);

    expect((await reservationsOf(kept.id)).toSorted()).toEqual(
      [first.id, second.id, third.id].toSorted(),
    );
    expect(await reservationsOf(other.id)).toEqual([]);
    expect(await totals(kept.id)).toMatchObject({ reservations: 3, open: 2, sums: [{ paid: 10 }] });
    const after = await read(kept.id);
    expect(after).toMatchObject({
      email: kept.email,
      companyName: 'Muster GmbH',
      vatId: 'DE123456788',
      note: 'Eins\nZwei',
      blocked: true,
      licenceSeenOn: '2026-02-01',
      licenceClass: 'C',
    });
    // The preview has told what changes, no more and no less.
    const isChanged = (name: string) =>
      JSON.stringify(after[name as MergedField]) !== JSON.stringify(before[name as MergedField]);
    expect(Object.keys(after).filter(isChanged).toSorted()).toEqual([...shown.takes].toSorted());

    expect(await read(other.id)).toMatchObject({
      firstName: '',
      email: `erased-${other.id}@invalid`,
      note: null,
      blocked: false,
      erased: true,
      mergedInto: kept.id,
    });
    expect((await call(currentUser, { token: other.token })).status).toBe(401);
    expect((await call(currentUser, { token: kept.token })).status).toBe(200);
    const query = { kind: 'user', size: 1000 };
    const { body: history } = await call(pageHistory, { token: admin, query });
    expect(history.content.find(({ subjectId }) => subjectId === other.id)?.changes).toMatchObject({
      mergedInto: { from: null, to: kept.id },
    });
  });

  test('is stopped by no limit of open reservations, and needs none', async () => {
    const [kept, other] = [await newCustomer(), await newCustomer()];
    expect(await preview(kept.id, other.id)).toEqual({
      reservations: 0,
      open: 0,
      payments: 0,
      mails: 0,
      takes: [],
    });
    expect((await merge(kept.id, other.id)).status).toBe(200);
    expect(await read(other.id)).toMatchObject({ erased: true, mergedInto: kept.id });
  });

  test('follows records that were merged into the other one before', async () => {
    const [one, two, three] = [await newCustomer(), await newCustomer(), await newCustomer()];
    await merge(two.id, one.id);
    await merge(three.id, two.id);
    expect(await read(one.id)).toMatchObject({ mergedInto: three.id });
  });

  test('is refused for the same record, administrators, erased and unknown ones', async () => {
    const [kept, other] = [await newCustomer(), await newCustomer()];
    const builtIn = (await call(currentUser, { token: admin })).body;
    const chief = await newAdministrator();
    const refused: [number, unknown, [number, string]][] = [
      [kept.id, kept.id, [400, 'invalid']],
      [kept.id, chief.id, [409, 'not_mergeable']],
      [kept.id, builtIn.id, [403, 'built_in']],
      [builtIn.id, kept.id, [403, 'built_in']],
      [kept.id, 2_000_000_000, [404, 'user_not_found']],
      [2_000_000_000, kept.id, [404, 'user_not_found']],
      [kept.id, 'x', [400, 'invalid']],
      [kept.id, undefined, [400, 'required']],
    ];
    for (const [id, otherId, answer] of refused) {
      const { status, body } = await merge(id, otherId);
      expect([status, id, otherId]).toEqual([answer[0], id, otherId]);
      if (otherId !== undefined) expect(body.code).toBe(answer[1]);
    }
    const asked = (otherId: number) =>
      call(previewMerge, { token: admin, params: { id: kept.id }, query: { otherId } });
    // Who left the company, and has no role any more.
    const former = await newColleague('Counter');
    await call(switchOff, { token: admin, params: { id: former.id } });
    const { body: read } = await call(getUser, { token: admin, params: { id: former.id } });
    const lowered = { ...read, roles: ['Customer'] };
    await call(updateUser, { token: admin, params: { id: former.id }, body: lowered });
    for (const answer of [await merge(kept.id, former.id), await asked(former.id)])
      expect([answer.status, answer.body.message]).toEqual([409, english.users.otherStaff]);
    const same = await asked(kept.id);
    expect(same.body.errors).toEqual({ otherId: english.users.sameRecord });
    await merge(kept.id, other.id);
    expect(refusal(await merge(kept.id, other.id))).toEqual([403, 'user_erased']);
    expect(refusal(await merge(other.id, kept.id))).toEqual([403, 'user_erased']);
  });

  test('lets an administrator’s record take over a customer’s', async () => {
    const [chief, other] = [await newAdministrator(), await newCustomer()];
    const { id } = await book(admin, other.id, [48, 50]);
    expect((await merge(chief.id, other.id)).status).toBe(200);
    expect(await reservationsOf(chief.id)).toEqual([id]);
  });
});
