import { beforeAll, describe, expect, test } from 'vitest';
import {
  addLine,
  getCounter,
  handOver,
  recordNoShow,
  takeBack,
  undoCounterStep,
} from '../../contract/counter/counter.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { getOwnReservation } from '../../contract/reservations/reservations.ts';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { english } from '../support/english.ts';
import { administrator, inDays, newCustomer, newVehicle, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

/** A reservation from and until so many hours from now, at the counter. */
async function open(hours: [number, number] = [-2, 3], vehicle: number | object = plain) {
  const booked = await book(admin, customer.id, hours, vehicle);
  return { ...booked, ...desk(admin, booked) };
}

async function out(hours?: [number, number], vehicle?: number | object) {
  const reservation = await open(hours, vehicle);
  expect((await reservation.handOver()).status).toBe(200);
  return reservation;
}

describe('a hand-over', () => {
  test('is recorded with what was read off, and both sides see it', async () => {
    const reservation = await open();
    const before = await reservation.read();
    expect(before).toMatchObject({
      status: 'CREATED',
      nextStep: 'hand-over',
      isLate: false,
      isPastDue: false,
      pickedUpAt: null,
      handOver: null,
      totalPrice: 50,
      amountDue: 50,
      deposit: 300,
      lines: [{ id: null, source: 'rental', amount: 50 }],
    });
    const at = inHours(-1);
    const body = { ...full, at, licenceSeen: true, note: 'Kratzer vorn' };
    const answer = await reservation.handOver(body);
    expect([answer.status, answer.body.message]).toEqual([200, english.counter.handedOver]);
    expect(answer.body.counter).toEqual(await reservation.read());
    expect(answer.body.counter).toMatchObject({
      nextStep: 'return',
      pickedUpAt: at,
      totalPrice: 50,
      version: before.version + 1,
      handOver: { ...body, reason: null, by: expect.any(String) },
      vehicle: { mileageKm: 20_000 },
    });
    const params = { id: reservation.id };
    for (const [endpoint, token] of [
      [getReservation, admin],
      [getOwnReservation, customer.token],
    ] as const)
      expect((await call(endpoint, { token, params })).body).toMatchObject({
        pickedUpAt: at,
        returnedAt: null,
        noShowAt: null,
        status: 'CREATED',
      });
  });

  test('happens once, and only while the reservation is open', async () => {
    const reservation = await out();
    expect(refusal(await reservation.handOver())).toEqual([409, 'handed_over']);
    const cancelled = await open();
    await cancelled.put('CANCELLED');
    expect(refusal(await cancelled.handOver())).toEqual([409, 'reservation_closed']);
    const nowhere = desk(admin, { id: 2_000_000_000, vehicleId: 0 });
    expect(refusal(await nowhere.handOver())).toEqual([404, 'reservation_not_found']);
    const params = { id: 2_000_000_000 };
    expect((await call(getCounter, { token: admin, params })).status).toBe(404);
  });

  test('waits until the vehicle is back from somebody else', async () => {
    const first = await open([-5, -1]);
    const second = await open([1, 2], first.vehicleId);
    await first.handOver();
    expect(await first.read()).toMatchObject({ isLate: true, nextStep: 'return' });
    expect(refusal(await second.handOver())).toEqual([409, 'vehicle_out']);
    await first.takeBack();
    expect((await second.handOver()).status).toBe(200);
  });

  test('needs a reason while an inspection is past due', async () => {
    const due = { ...plain, safetyCheckDueOn: inDays(-1).slice(0, 10) };
    const reservation = await open([-1, 3], due);
    expect(await reservation.read()).toMatchObject({ isPastDue: true });
    expect(refusal(await reservation.handOver())).toEqual([409, 'vehicle_past_due']);
    const blank = await reservation.handOver({ ...full, reason: ' ' });
    expect(refusal(blank)).toEqual([409, 'vehicle_past_due']);
    const { body } = await reservation.handOver({ ...full, reason: 'Fährt zur Prüfung' });
    expect(body.counter!.handOver).toMatchObject({ reason: 'Fährt zur Prüfung' });
  });

  test.each([
    ['mileageKm', { mileageKm: undefined }, 'required'],
    ['mileageKm', { mileageKm: -1 }, 'too_small'],
    ['mileageKm', { mileageKm: 10_000_000 }, 'too_large'],
    ['mileageKm', { mileageKm: 1.5 }, 'invalid'],
    ['fuelEighths', { fuelEighths: 9 }, 'too_large'],
    ['fuelEighths', { fuelEighths: null }, 'required'],
    ['licenceSeen', { licenceSeen: 'ja' }, 'invalid'],
    ['note', { note: 'x'.repeat(501) }, 'too_long'],
    ['reason', { reason: 'x'.repeat(501) }, 'too_long'],
    ['at', { at: 'gestern' }, 'invalid'],
    ['at', { at: inHours(1) }, 'in_future'],
    ['at', { at: '2020-01-01T10:00:00' }, 'too_far_back'],
  ])('with a wrong %s %j is refused', async (field, changed, code) => {
    const reservation = await open();
    const { status, body } = await reservation.handOver({ ...full, ...changed });
    expect([status, body.codes]).toEqual([400, { [field]: code }]);
    expect(await reservation.read()).toMatchObject({ pickedUpAt: null });
  });

  test('of one vehicle to several customers at once happens once', async () => {
    const vehicleId = await newVehicle(admin, plain);
    // None is in the way of the last, which is handed over early, whoever comes first.
    const hours = [-10, -8, -6, -4, -2, 1.9];
    const all = await Promise.all(hours.map((from) => open([from, from + 1.5], vehicleId)));
    const answers = await Promise.all(all.flatMap(({ handOver }) => [handOver(), handOver()]));
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'handed_over')).toHaveLength(1);
    expect(codes.filter((code) => code === 'vehicle_out')).toHaveLength(10);
  });
});

test('a hand-over long before the pick-up is refused, since others may have the vehicle until then', async () => {
  const early = await open([2.1, 6]);
  expect(refusal(await early.handOver())).toEqual([409, 'too_early']);
  expect(await early.read()).toMatchObject({ pickedUpAt: null, nextStep: 'hand-over' });
  const soon = await open([1.9, 6]);
  expect((await soon.handOver()).status).toBe(200);
});

describe('a no-show', () => {
  test('frees the vehicle and costs its fee only', async () => {
    const reservation = await open();
    const { status, body } = await reservation.noShow({ fee: 25, note: 'Nicht erreicht' });
    expect([status, body.message]).toEqual([200, english.counter.noShow]);
    expect(body.counter).toMatchObject({
      status: 'CANCELLED',
      nextStep: null,
      noShowAt: expect.any(String),
      pickedUpAt: null,
      totalPrice: 75,
      amountDue: 25,
    });
    expect(body.counter!.lines.at(-1)).toMatchObject({
      kind: 'no_show',
      amount: 25,
      source: 'no-show',
    });
    expect((await open([-1, 2], reservation.vehicleId)).id).toBeGreaterThan(reservation.id);
  });

  test.each([{}, { fee: 0 }, { fee: null }])('costs nothing with %j', async (fee) => {
    const { body } = await (await open()).noShow(fee);
    expect(body.counter).toMatchObject({ amountDue: 0, totalPrice: 50 });
  });

  test('is none before the pick-up, after the hand-over, and twice', async () => {
    expect(refusal(await (await open([1, 2])).noShow())).toEqual([409, 'before_pick_up']);
    expect(refusal(await (await out()).noShow())).toEqual([409, 'handed_over']);
    const reservation = await open();
    await reservation.noShow();
    expect(refusal(await reservation.noShow())).toEqual([409, 'reservation_closed']);
  });

  test.each([
    ['fee', { fee: -1 }, 'too_small'],
    ['fee', { fee: 1.005 }, 'invalid'],
    ['fee', { fee: 'viel' }, 'invalid'],
    ['note', { note: 1 }, 'invalid'],
  ])('with a wrong %s %j is refused', async (field, changed, code) => {
    const { status, body } = await (await open()).noShow(changed);
    expect([status, body.codes]).toEqual([400, { [field]: code }]);
  });
});

describe('undoing', () => {
  test('a hand-over', async () => {
    const reservation = await open();
    const { vehicle } = await reservation.read();
    await reservation.handOver();
    const { status, body } = await reservation.undo('hand-over');
    expect([status, body.message]).toEqual([200, english.counter.undone]);
    expect(body.counter).toMatchObject({ pickedUpAt: null, handOver: null, nextStep: 'hand-over' });
    expect(body.counter!.vehicle).toEqual(vehicle);
    expect((await reservation.handOver()).status).toBe(200);
  });

  test('a return, with what it charged', async () => {
    const reservation = await out([-6, -2]);
    const before = await reservation.read();
    const { body: back } = await reservation.takeBack({ mileageKm: 20_500, fuelEighths: 2 });
    expect(back.counter!.totalPrice).toBeGreaterThan(before.totalPrice);
    const { body } = await reservation.undo('return');
    expect(body.counter).toEqual({ ...before, version: body.counter!.version });
    expect((await reservation.takeBack()).status).toBe(200);
  });

  test('a no-show, with its fee', async () => {
    const reservation = await open();
    const before = await reservation.read();
    await reservation.noShow({ fee: 25 });
    const { body } = await reservation.undo('no-show');
    expect(body.counter).toEqual({ ...before, version: body.counter!.version });
  });

  test('is for the last step only', async () => {
    const reservation = await open();
    for (const step of ['hand-over', 'return', 'no-show'] as const)
      expect(refusal(await reservation.undo(step))).toEqual([409, 'changed_meanwhile']);
    await reservation.handOver();
    expect(refusal(await reservation.undo('return'))).toEqual([409, 'changed_meanwhile']);
    await reservation.takeBack();
    expect(refusal(await reservation.undo('hand-over'))).toEqual([409, 'changed_meanwhile']);
    const wrong = await reservation.undo('all' as 'return');
    expect([wrong.status, wrong.body.codes]).toEqual([400, { step: 'unknown_choice' }]);
  });

  test('is refused once somebody else has the time', async () => {
    const back = await out();
    await back.takeBack();
    const nobody = await open();
    await nobody.noShow();
    for (const [reservation, step] of [
      [back, 'return'],
      [nobody, 'no-show'],
    ] as const) {
      await open([1, 2], reservation.vehicleId);
      expect(refusal(await reservation.undo(step))).toEqual([409, 'vehicle_taken']);
      expect(refusal(await reservation.put('CREATED'))).toEqual([409, 'vehicle_taken']);
    }
  });

  test('a return is refused once somebody else has the vehicle', async () => {
    const first = await out([-5, -2]);
    await first.takeBack();
    await out([-1, 2], first.vehicleId);
    expect(refusal(await first.undo('return'))).toEqual([409, 'vehicle_out']);
    expect(refusal(await first.put('CREATED'))).toEqual([409, 'vehicle_out']);
  });
});

test('a write that names a former version changes nothing, and is told what there is now', async () => {
  const reservation = await open();
  const { version } = await reservation.read();
  const about = { token: admin, params: { id: reservation.id } };
  const writeIn = (known: number, endpoint: Endpoint, body: object) =>
    call(endpoint, { ...about, body, headers: { 'if-match': `"${known}"` } });
  const fee = { kind: 'fee', amount: 5, text: 'Reinigung' };
  expect((await writeIn(version, addLine, fee)).status).toBe(200);
  const payment = { id: crypto.randomUUID(), kind: 'payment', method: 'card', amount: 5 };
  const writes: [Endpoint, object][] = [
    [handOver, full],
    [recordNoShow, {}],
    [undoCounterStep, { step: 'hand-over' }],
    [addLine, fee],
    [addPayment, payment],
  ];
  for (const [endpoint, body] of writes) {
    const late = await writeIn(version, endpoint, body);
    expect(refusal(late)).toEqual([412, 'changed_meanwhile']);
    expect(late.body.current).toEqual(await reservation.read());
    expect(late.headers.get('etag')).toBe(`"${version + 1}"`);
  }
  expect((await writeIn(version + 1, handOver, full)).status).toBe(200);
  expect(refusal(await writeIn(version + 1, takeBack, full))).toEqual([412, 'changed_meanwhile']);
  expect((await reservation.takeBack()).status).toBe(200);
});
