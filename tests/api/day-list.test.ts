import { beforeAll, expect, test } from 'vitest';
import { cancelForCustomer } from '../../contract/counter/cancelling.ts';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { getDay } from '../../contract/office/day-list.ts';
import { pageMails } from '../../contract/office/mails.ts';
import { pageReservations } from '../../contract/reservations/reservations-admin.ts';
import { addDays } from '../../contract/values/times.ts';
import { administrator, newCustomer, newVehicle, unique, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const dayOf = (hours: number) => inHours(hours).slice(0, 10);
const dayList = async (date: string, place?: string) =>
  (await call(getDay, { token: admin, params: { date }, query: place ? { place } : {} })).body;
const has = (rows: { id: number }[], { id }: { id: number }) => rows.some((row) => row.id === id);

test('a day lists what goes out and comes back, as agreed or as it was', async () => {
  const vehicleId = await newVehicle(admin, plain);
  const first = await book(admin, customer.id, [240, 242], vehicleId);
  const second = await book(admin, customer.id, [243, 300], vehicleId);
  const date = dayOf(243);
  const list = await dayList(date);
  expect(list.date).toBe(date);
  expect(list.pickUps.find(({ id }) => id === second.id)).toMatchObject({
    time:
      inHours(243).slice(0, 11) + list.pickUps.find(({ id }) => id === second.id)!.time.slice(11),
    isDone: false,
    state: 'toPickUp',
    customer: 'Erika Mustermann',
    phone: '(555) 555-0199',
    due: 570,
    deposit: 300,
  });
  expect(has((await dayList(dayOf(242))).returns, first)).toBe(true);
  expect(list.toPrepare.find(({ id }) => id === second.id)).toMatchObject({ isBack: false });
  expect(has((await dayList(date, 'Nirgends')).pickUps, second)).toBe(false);
  expect((await dayList(addDays(date, 90))).pickUps).toEqual([]);
});

test('a reservation at none of the places stands at that of its vehicle', async () => {
  const home = { ...plain, homePlace: 'bauhof-nord' };
  const elsewhere = await book(admin, customer.id, [243, 300], home);
  const atOther = await book(admin, customer.id, [243, 300], home, {
    pickUpLocation: 'Bauhof Süd',
    dropOffLocation: 'Bauhof Süd',
  });
  const at = async (place: string) => {
    const { pickUps } = await dayList(dayOf(243), place);
    return [has(pickUps, elsewhere), has(pickUps, atOther)];
  };
  expect(await at('Bauhof Nord')).toEqual([true, false]);
  expect(await at('bauhof süd')).toEqual([false, true]);
});

test('what is late and what lost its vehicle stands apart', async () => {
  const late = await book(admin, customer.id, [-5, -1], plain);
  expect((await desk(admin, late).handOver()).status).toBe(200);
  const missing = await book(admin, customer.id, [480, 482], plain);
  const body = { vehicleId: missing.vehicleId, from: inHours(470), reason: 'repair', leave: true };
  await call(createBlock, { token: admin, body });
  const [today, then] = [await dayList(dayOf(0)), await dayList(dayOf(480))];
  expect([has(today.late, late), has(today.returns, late)]).toEqual([true, false]);
  expect(today.late.find(({ id }) => id === late.id)?.state).toBe('late');
  expect([has(then.missing, missing), has(then.pickUps, missing)]).toEqual([true, false]);
  expect((await dayList(addDays(dayOf(0), -3))).late).toEqual([]);
});

test('a deposit that nobody took is not to be taken once the vehicle is back', async () => {
  const booked = await book(admin, customer.id, [-2, 1], plain);
  await desk(admin, booked).handOver();
  const pickUp = async () => (await dayList(dayOf(0))).pickUps.find(({ id }) => id === booked.id)!;
  expect(await pickUp()).toMatchObject({ isDone: true, state: 'out', deposit: 300 });
  await desk(admin, booked).takeBack();
  expect(await pickUp()).toMatchObject({ isDone: true, state: 'returned', deposit: 0 });
});

test('what nobody came for stays on the list of the next days until it is cleared up', async () => {
  const booked = await book(admin, customer.id, [-30, -26], plain);
  const [day, today] = [await dayList(dayOf(-30)), await dayList(dayOf(0))];
  expect([has(day.missed!, booked), has(day.pickUps, booked)]).toEqual([false, true]);
  expect(today.missed!.find(({ id }) => id === booked.id)?.state).toBe('missed');
  expect(has((await dayList(dayOf(0), 'Nirgends')).missed!, booked)).toBe(false);
  await desk(admin, booked).put('CANCELLED');
  expect(has((await dayList(dayOf(0))).missed!, booked)).toBe(false);
});

test('lists are narrowed to what goes out or comes back on a day, without what is cancelled', async () => {
  const kept = await book(admin, customer.id, [720, 770], plain);
  const gone = await book(admin, customer.id, [720, 770], plain);
  await desk(admin, gone).put('CANCELLED');
  const rowsOf = async (query: object) =>
    (await call(pageReservations, { token: admin, query: { size: '100', ...query } })).body.content;
  const out = await rowsOf({ pickedUpOn: dayOf(720) });
  const back = await rowsOf({ returnedOn: dayOf(770) });
  expect([has(out, kept), has(back, kept)]).toEqual([true, true]);
  expect([has(out, gone), has(back, gone)]).toEqual([false, false]);
  expect(has(await rowsOf({ pickedUpOn: dayOf(770) }), kept)).toBe(false);
});

test('a reservation is cancelled with a reason, and the customer told or not', async () => {
  const other = await newCustomer();
  const cancel = (id: number, body: object) =>
    call(cancelForCustomer, { token: admin, params: { id }, body });
  const [told, untold] = [
    await book(admin, other.id, [50, 53], plain),
    await book(admin, other.id, [50, 53], plain),
  ];
  const reason = unique('Baustelle');
  const { status, body } = await cancel(untold.id, { reason, tell: false });
  expect([status, body.counter]).toMatchObject([
    200,
    { status: 'CANCELLED', cancelledBecause: reason, amountDue: 0 },
  ]);
  expect(refusal(await cancel(untold.id, {}))).toEqual([409, 'reservation_closed']);
  const cancelled = async () =>
    (
      await call(pageMails, { token: admin, query: { search: other.email, size: '50' } })
    ).body.content.filter(({ template }) => template === 'booking-cancelled').length;
  expect(await cancelled()).toBe(0);
  expect((await cancel(told.id, {})).status).toBe(200);
  expect(await cancelled()).toBe(1);
  const reopened = await desk(admin, untold).put('CREATED');
  expect(reopened.status).toBe(200);
  expect(await desk(admin, untold).read()).toMatchObject({ cancelledBecause: null });
});

test('what is out is not cancelled', async () => {
  const out = await book(admin, customer.id, [-1, 3], plain);
  await desk(admin, out).handOver();
  const refused = await call(cancelForCustomer, { token: admin, params: { id: out.id }, body: {} });
  expect(refusal(refused)).toEqual([409, 'handed_over']);
});
