import { beforeAll, describe, expect, test } from 'vitest';
import { addLine, previewHandOver } from '../../contract/counter/counter.ts';
import { createBlock, deleteBlock, listBlocks } from '../../contract/vehicles/blocks.ts';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { quoteVehicle } from '../../contract/reservations/search.ts';
import { administrator, newColleague, newCustomer, newVehicle, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

async function open(hours: [number, number], vehicle: number | object = plain) {
  const booked = await book(admin, customer.id, hours, vehicle);
  return { ...booked, ...desk(admin, booked) };
}
const now = { ...full, start: 'now' };
const isFree = async (id: number, from: number, until: number) => {
  const query = { pickUpDateTime: inHours(from), dropOffDateTime: inHours(until) };
  return (await call(quoteVehicle, { params: { id }, query })).body.available;
};
const stored = async (id: number) =>
  (await call(getReservation, { token: admin, params: { id } })).body;
const block = (vehicleId: number, from: number, until: number) =>
  call(createBlock, {
    token: admin,
    body: { vehicleId, from: inHours(from), until: inHours(until), reason: 'maintenance' },
  });

describe('a hand-over long before its pick-up', () => {
  test('is refused with both prices and what is in the way', async () => {
    const reservation = await open([50, 53]);
    const other = await open([10, 12], reservation.vehicleId);
    await block(reservation.vehicleId, 20, 22);
    const refused = await reservation.handOver();
    expect(refusal(refused)).toEqual([409, 'too_early']);
    expect(refused.body).toMatchObject({
      prices: { keep: 30, today: 530 },
      conflicts: [{ id: other.id, customer: 'Erika Mustermann', phone: '(555) 555-0199' }],
      blocks: [{ reason: 'maintenance' }],
    });
    const params = { id: reservation.id };
    const { body } = await call(previewHandOver, { token: admin, params });
    expect(body).toMatchObject({ starts: true, prices: { keep: 30, today: 530 } });
    expect(body.conflicts).toHaveLength(1);
  });

  test('keeps a price by more than the counter may take off only for who may lower it', async () => {
    const { token } = await newColleague('Counter');
    const keep = { ...now, pricing: 'keep' };
    const [long, short] = [await open([20, 220]), await open([20, 23])];
    const refused = await desk(token, short).handOver({ ...keep, expectedPrice: 30 });
    expect(refusal(refused)).toEqual([403, 'forbidden']);
    const mayKeep = async ({ id }: { id: number }) =>
      (await call(previewHandOver, { token, params: { id } })).body.mayKeep;
    expect([await mayKeep(short), await mayKeep(long)]).toEqual([false, true]);
    const given = await desk(token, long).handOver({ ...keep, expectedPrice: 2000 });
    expect(given.status).toBe(200);
    expect((await short.handOver({ ...keep, expectedPrice: 30 })).status).toBe(200);
  });

  test('that kept its price becomes shorter only by who may lower it', async () => {
    const { token } = await newColleague('Counter');
    const reservation = await open([20, 220]);
    await reservation.handOver({ ...now, pricing: 'keep' });
    const until = (hours: number, by: string) =>
      desk(by, reservation).put('CREATED', { dropOffTime: inHours(hours) });
    expect(refusal(await until(50, token))).toEqual([403, 'forbidden']);
    expect((await until(240, token)).status).toBe(200);
    expect((await until(50, admin)).status).toBe(200);
  });

  test('that was handed over begins later only by who may lower its price', async () => {
    const { token } = await newColleague('Counter');
    const reservation = await open([-50, 50]);
    expect((await reservation.handOver(full)).status).toBe(200);
    const from = (hours: number, by: string) =>
      desk(by, reservation).put('CREATED', { pickUpTime: inHours(hours) });
    expect(refusal(await from(-10, token))).toEqual([403, 'forbidden']);
    expect((await from(-60, token)).status).toBe(200);
    expect((await from(-10, admin)).status).toBe(200);
  });

  test('that kept its price takes no more off at the counter, nor the other way round', async () => {
    const { token } = await newColleague('Counter');
    const [kept, given] = [await open([20, 220]), await open([20, 220])];
    const discount = (id: number, percent: number) =>
      call(addLine, { token, params: { id }, body: { kind: 'discount', percent, text: 'Treue' } });
    const keep = (about: typeof kept) => desk(token, about).handOver({ ...now, pricing: 'keep' });
    expect((await keep(kept)).status).toBe(200);
    expect(refusal(await discount(kept.id, 1))).toEqual([403, 'discount_too_high']);
    expect((await discount(given.id, 5)).status).toBe(200);
    expect(refusal(await keep(given))).toEqual([403, 'forbidden']);
    const dear = await open([20, 120]);
    const fee = { kind: 'cleaning' as const, amount: 5000, text: 'Ladefläche' };
    expect((await call(addLine, { token: admin, params: { id: dear.id }, body: fee })).status).toBe(
      200,
    );
    expect(refusal(await keep(dear))).toEqual([403, 'forbidden']);
    const lowered = await open([20, 220]);
    const sum = { kind: 'discount' as const, amount: 1000, text: 'Kulanz' };
    await call(addLine, { token: admin, params: { id: lowered.id }, body: sum });
    expect(refusal(await keep(lowered))).toEqual([403, 'forbidden']);
  });

  test('with a sum taken off is undone, and gets a cheaper vehicle, only by who may lower it', async () => {
    const { token } = await newColleague('Counter');
    const reservation = await open([20, 220]);
    const sum = { kind: 'discount' as const, amount: 150, text: 'Treue' };
    await call(addLine, { token: admin, params: { id: reservation.id }, body: sum });
    const cheap = await newVehicle(admin, { ...plain, pricePerHour: 1 });
    const today = (pricing: string) => desk(token, reservation).put('CREATED', { pricing }, cheap);
    expect(refusal(await today('today'))).toEqual([403, 'forbidden']);
    expect((await desk(token, reservation).handOver({ ...now, pricing: 'today' })).status).toBe(
      200,
    );
    expect(refusal(await desk(token, reservation).undo('hand-over'))).toEqual([403, 'forbidden']);
    expect((await reservation.undo('hand-over')).status).toBe(200);
  });

  test('starts the rental at its new price, and the vehicle is taken from then on', async () => {
    const reservation = await open([50, 53]);
    expect(refusal(await reservation.handOver({ ...now, expectedPrice: 30 }))).toEqual([
      409,
      'price_changed',
    ]);
    const { status, body } = await reservation.handOver({ ...now, expectedPrice: 530 });
    expect([status, body.counter?.totalPrice]).toEqual([200, 530]);
    const { pickUpTime, pickedUpAt } = await stored(reservation.id);
    expect(pickUpTime).toBe(pickedUpAt);
    expect(await isFree(reservation.vehicleId, 3, 5)).toBe(false);
  });

  test('starts it at the price that it had', async () => {
    const reservation = await open([50, 53]);
    const { body } = await reservation.handOver({ ...now, pricing: 'keep', expectedPrice: 30 });
    expect(body.counter).toMatchObject({
      totalPrice: 30,
      lines: [
        { kind: 'rental', amount: 530 },
        { kind: 'discount', source: 'hand-over', amount: -500 },
      ],
    });
    const back = await reservation.takeBack({ mileageKm: 20_010, fuelEighths: 8 });
    expect(back.body.counter).toMatchObject({ totalPrice: 30, status: 'DONE' });
  });

  test('keeps a discount in percent in percent', async () => {
    for (const [pricing, total] of [
      ['today', 477],
      ['keep', 27],
    ] as const) {
      const reservation = await open([50, 53]);
      const body = { kind: 'discount' as const, percent: 10, text: 'Treue' };
      await call(addLine, { token: admin, params: { id: reservation.id }, body });
      const given = await reservation.handOver({ ...now, pricing, expectedPrice: total });
      expect(given.body.counter?.totalPrice).toBe(total);
      expect(given.body.counter?.lines).toContainEqual(
        expect.objectContaining({ unit: 'percent', amount: -53 }),
      );
      const undone = await reservation.undo('hand-over');
      expect(undone.body.counter?.totalPrice).toBe(27);
    }
  });

  test('is undone with its price and the pick-up that was agreed', async () => {
    const reservation = await open([50, 53]);
    const before = await stored(reservation.id);
    await reservation.handOver({ ...now, pricing: 'keep' });
    const { status, body } = await reservation.undo('hand-over');
    expect([status, body.counter?.totalPrice]).toEqual([200, 30]);
    const { pickUpTime, lines } = await stored(reservation.id);
    expect([pickUpTime, lines]).toEqual([before.pickUpTime, before.lines]);
    expect(await isFree(reservation.vehicleId, 3, 5)).toBe(true);
  });

  test('leaves what is in the way without a vehicle only if that is said', async () => {
    const reservation = await open([50, 53]);
    const other = await open([10, 12], reservation.vehicleId);
    const refused = await reservation.handOver(now);
    expect(refusal(refused)).toEqual([409, 'conflicts']);
    expect(refused.body.conflicts).toMatchObject([{ id: other.id }]);
    expect(await stored(other.id)).toMatchObject({ vehicleMissing: false });
    expect((await reservation.handOver({ ...now, leave: true })).status).toBe(200);
    expect(await stored(other.id)).toMatchObject({ vehicleMissing: true, status: 'CREATED' });
  });

  test('ends a block that has begun, and is refused for one that has not', async () => {
    const begun = await open([50, 53]);
    await block(begun.vehicleId, -1, 4);
    expect(refusal(await begun.handOver(now))).toEqual([409, 'conflicts']);
    expect((await begun.handOver({ ...now, leave: true })).status).toBe(200);
    const blocked = await open([50, 53]);
    await block(blocked.vehicleId, 20, 22);
    expect(refusal(await blocked.handOver({ ...now, leave: true }))).toEqual([409, 'conflicts']);
  });

  test('gives the vehicle back when it is undone, also to who was edited or was to come before', async () => {
    const reservation = await open([50, 53]);
    const missed = await open([-3, -1], reservation.vehicleId);
    const other = await open([10, 12], reservation.vehicleId);
    await reservation.handOver({ ...now, at: inHours(-2), leave: true });
    expect((await other.put('CREATED', { pickUpLocation: 'Gießen' })).status).toBe(200);
    const { status, body } = await reservation.undo('hand-over');
    expect([status, body.stayed]).toEqual([200, []]);
    for (const { id } of [missed, other])
      expect(await stored(id)).toMatchObject({ vehicleMissing: false, status: 'CREATED' });
    expect(await isFree(reservation.vehicleId, 10, 12)).toBe(false);
  });

  test('says when it is undone who has another vehicle by then, or whose is taken', async () => {
    const reservation = await open([50, 53]);
    const exchanged = await open([10, 12], reservation.vehicleId);
    const taken = await open([20, 22], reservation.vehicleId);
    await reservation.handOver({ ...now, leave: true });
    const another = await open([60, 61]);
    await exchanged.put('CREATED', {}, another.vehicleId);
    await reservation.put('CREATED', { dropOffTime: inHours(5) });
    await open([21, 23], reservation.vehicleId);
    const { body } = await reservation.undo('hand-over');
    expect(body.stayed).toEqual([
      { reservationId: exchanged.id, code: 'changed_meanwhile' },
      { reservationId: taken.id, code: 'vehicle_taken' },
    ]);
    expect(await stored(exchanged.id)).toMatchObject({ car: { id: another.vehicleId } });
    expect(await stored(taken.id)).toMatchObject({ vehicleMissing: true });
  });

  test('puts a block that it ended back when it is undone, or says that it is not', async () => {
    const endOf = async (vehicleId: number) => {
      const days = { from: inHours(-24).slice(0, 10), until: inHours(24).slice(0, 10) };
      const query = { ...days, vehicleId };
      return (await call(listBlocks, { token: admin, query })).body[0]?.until;
    };
    const { vehicleId, ...reservation } = await open([50, 53]);
    const { body: made } = await block(vehicleId, -1, 4);
    await reservation.handOver({ ...now, leave: true });
    expect(await endOf(vehicleId)).not.toBe(made.block.until);
    expect((await reservation.undo('hand-over')).body.stayed).toEqual([]);
    expect(await endOf(vehicleId)).toBe(made.block.until);
    await reservation.handOver({ ...now, leave: true });
    await call(deleteBlock, { token: admin, params: { id: made.block.id }, body: {} });
    const { body } = await reservation.undo('hand-over');
    expect(body.stayed).toEqual([{ reservationId: null, code: 'changed_meanwhile' }]);
  });

  test('takes nothing from others when it is refused', async () => {
    const reservation = await open([50, 53], { ...plain, inspectionDueOn: '2020-01-01' });
    const other = await open([30, 32], reservation.vehicleId);
    expect(refusal(await reservation.handOver({ ...now, leave: true }))).toEqual([
      409,
      'vehicle_past_due',
    ]);
    expect(await stored(other.id)).toMatchObject({ vehicleMissing: false });
  });
});

describe('a hand-over shortly before its pick-up', () => {
  test('is the same rental, and nobody else can have the vehicle meanwhile', async () => {
    const reservation = await open([1.5, 4]);
    expect(await isFree(reservation.vehicleId, 0.1, 1.2)).toBe(true);
    const { pickUpTime } = await stored(reservation.id);
    expect((await reservation.handOver(now)).body.counter).toMatchObject({ totalPrice: 30 });
    expect((await stored(reservation.id)).pickUpTime).toBe(pickUpTime);
    expect(await isFree(reservation.vehicleId, 0.1, 1.2)).toBe(false);
    expect((await reservation.undo('hand-over')).status).toBe(200);
    expect(await isFree(reservation.vehicleId, 0.1, 1.2)).toBe(true);
  });

  test('takes the vehicle of who did not come only if that is said', async () => {
    const missed = await open([-3, 1]);
    const next = await open([1, 4], missed.vehicleId);
    expect(refusal(await next.handOver())).toEqual([409, 'conflicts']);
    expect((await next.handOver({ ...full, leave: true })).status).toBe(200);
    expect(await stored(missed.id)).toMatchObject({ vehicleMissing: true });
  });
});

describe('what is unusual', () => {
  test('is asked about at a return before it is recorded', async () => {
    const reservation = await open([-2, 3]);
    await reservation.handOver();
    const back = { mileageKm: 207_640, fuelEighths: 8 };
    const { body: preview } = await reservation.preview(back);
    expect(preview.found).toEqual(
      [
        { kind: 'kilometres', value: 187_640, usual: 1500 },
        { kind: 'price', value: 93_820, usual: 500 },
      ].map((finding) =>
        finding.kind === 'price' ? { ...finding, value: preview.totalPrice } : finding,
      ),
    );
    const refused = await reservation.takeBack(back);
    expect(refusal(refused)).toEqual([409, 'implausible']);
    expect(refused.body).toMatchObject({ found: preview.found });
    expect(await reservation.read()).toMatchObject({ returnedAt: null });
    expect((await reservation.takeBack({ ...back, confirmed: true })).status).toBe(200);
  });

  test('is asked about at a hand-over', async () => {
    const reservation = await open([-2, 3], { ...plain, mileageKm: 20_000 });
    const body = { ...full, mileageKm: 200_000 };
    expect(refusal(await reservation.handOver(body))).toEqual([409, 'implausible']);
    const fewer = await reservation.handOver({ ...full, mileageKm: 1 });
    expect(refusal(fewer)).toEqual([409, 'implausible']);
    expect(fewer.body).toMatchObject({ found: [{ kind: 'kilometres', value: -19_999 }] });
    expect((await reservation.handOver({ ...full, mileageKm: 20_000 })).status).toBe(200);
    await reservation.undo('hand-over');
    expect((await reservation.handOver({ ...body, confirmed: true })).status).toBe(200);
  });
});
