import { beforeAll, describe, expect, test } from 'vitest';
import { cancelReservation, changeReservation } from '../../contract/reservations/reservations.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { administrator, newColleague, newCustomer, newVehicle, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

async function open(hours: [number, number] = [-2, 3]) {
  const booked = await book(admin, customer.id, hours);
  return { ...booked, ...desk(admin, booked) };
}
async function out(hours?: [number, number]) {
  const reservation = await open(hours);
  await reservation.handOver();
  return reservation;
}

describe('a status set by a client that knows nothing of the counter', () => {
  test('DONE takes the vehicle back, at the price so far', async () => {
    const reservation = await out([-5, -2]);
    expect((await reservation.put('DONE')).status).toBe(200);
    expect(await reservation.read()).toMatchObject({
      status: 'DONE',
      returnedAt: expect.any(String),
      return: null,
      totalPrice: 30,
    });
    expect((await reservation.undo('return')).body.counter).toMatchObject({
      status: 'CREATED',
      returnedAt: null,
      nextStep: 'return',
    });
  });

  test('DONE leaves no return where nothing was handed over', async () => {
    const reservation = await open();
    await reservation.put('DONE');
    expect(await reservation.read()).toMatchObject({ status: 'DONE', returnedAt: null });
    expect(refusal(await reservation.undo('return'))).toEqual([409, 'changed_meanwhile']);
  });

  test('DONE is allowed from the hand-over or the pick-up on, whichever is earlier', async () => {
    const reservation = await open([2, 4]);
    const early = await reservation.put('DONE');
    expect([early.status, early.body.codes]).toEqual([400, { status: 'not_picked_up' }]);
    await reservation.handOver();
    expect((await reservation.put('DONE')).status).toBe(200);
  });

  test('no earlier end than now lowers the price of what was used, but for who may lower it', async () => {
    const { token } = await newColleague('Counter');
    const reservation = await out([-50, 2]);
    const asCounter = desk(token, reservation);
    const shorter = { dropOffTime: inHours(-49) };
    expect(refusal(await asCounter.put('DONE', shorter))).toEqual([403, 'forbidden']);
    expect(refusal(await asCounter.put('CREATED', shorter))).toEqual([403, 'forbidden']);
    expect((await asCounter.put('CREATED', { dropOffTime: inHours(1) })).status).toBe(200);
    await reservation.takeBack();
    expect(refusal(await asCounter.put('CREATED', shorter))).toEqual([403, 'forbidden']);
    expect((await reservation.put('CREATED', shorter)).status).toBe(200);
  });

  test('CREATED after DONE asks for who may lower prices, handed over or not', async () => {
    const { token } = await newColleague('Counter');
    const reservation = await open([-5, -2]);
    await reservation.put('DONE');
    expect(refusal(await desk(token, reservation).put('CREATED'))).toEqual([403, 'forbidden']);
    expect((await reservation.put('CREATED')).status).toBe(200);
  });

  test('CREATED after a return asks for who may lower prices', async () => {
    const { token } = await newColleague('Counter');
    const reservation = await out([-5, -2]);
    await reservation.takeBack();
    expect(refusal(await desk(token, reservation).put('CREATED'))).toEqual([403, 'forbidden']);
    expect((await reservation.put('CREATED')).status).toBe(200);
  });

  test('CREATED takes back a return with what it charged', async () => {
    const reservation = await out([-6, -2]);
    const before = await reservation.read();
    await reservation.takeBack({ mileageKm: 20_500, fuelEighths: 1 });
    expect((await reservation.put('CREATED')).status).toBe(200);
    const after = await reservation.read();
    expect(after).toEqual({ ...before, version: after.version });
  });

  test('CREATED takes back a no-show with its fee', async () => {
    const reservation = await open();
    const before = await reservation.read();
    await reservation.noShow({ fee: 25 });
    expect((await reservation.put('CREATED')).status).toBe(200);
    const after = await reservation.read();
    expect(after).toEqual({ ...before, version: after.version });
  });

  test('CANCELLED is refused while the vehicle is out', async () => {
    const reservation = await out();
    expect(refusal(await reservation.put('CANCELLED'))).toEqual([409, 'handed_over']);
    expect(await reservation.read()).toMatchObject({ status: 'CREATED' });
  });

  test('that stays as it was changes nothing', async () => {
    const reservation = await out([-6, -2]);
    const unchanged = async (status: string) => {
      const before = await reservation.read();
      expect((await reservation.put(status)).status).toBe(200);
      expect(await reservation.read()).toEqual(before);
    };
    await unchanged('CREATED');
    await reservation.takeBack({ mileageKm: 20_500, fuelEighths: 1 });
    await unchanged('DONE');
    const nobody = await open();
    await nobody.noShow({ fee: 5 });
    const before = await nobody.read();
    expect((await nobody.put('CANCELLED')).status).toBe(200);
    expect(await nobody.read()).toEqual(before);
  });
});

test('a cancelled time that was let again is told to who charges for it', async () => {
  const missed = await open();
  await missed.noShow({ fee: 25 });
  expect((await missed.read()).letAgain).toEqual([]);
  const again = await book(admin, customer.id, [0, 1], missed.vehicleId);
  expect((await missed.read()).letAgain).toEqual([again.id]);
  expect((await desk(admin, again).read()).letAgain).toEqual([]);
});

test('the pick-up of a vehicle that is out is not put off: others could book what the customer has', async () => {
  const reservation = await out([-3, 4]);
  const later = { pickUpTime: inHours(24), dropOffTime: inHours(26) };
  expect(refusal(await reservation.put('CREATED', later))).toEqual([409, 'handed_over']);
  expect((await reservation.put('CREATED', { pickUpTime: inHours(-4) })).status).toBe(200);
});

test('a vehicle that is out is not exchanged, and can be kept longer', async () => {
  const reservation = await out();
  const other = await newVehicle(admin, plain);
  expect(refusal(await reservation.put('CREATED', {}, other))).toEqual([409, 'handed_over']);
  expect((await reservation.put('CREATED', { dropOffTime: inHours(5) })).status).toBe(200);
  expect(await reservation.read()).toMatchObject({ nextStep: 'return', handOver: full });
});

test('customers neither cancel nor move what was handed over early', async () => {
  const reservation = await out([1.5, 6]);
  const about = { token: customer.token, params: { id: reservation.id } };
  expect(refusal(await call(cancelReservation, about))).toEqual([409, 'past_deadline']);
  const times = { pickUpTime: inHours(2), dropOffTime: inHours(8) };
  const change = await call(changeReservation, { ...about, body: { ...sampleRental(), ...times } });
  expect(refusal(change)).toEqual([409, 'past_deadline']);
});
