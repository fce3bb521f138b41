import { beforeAll, describe, expect, test } from 'vitest';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import {
  createReservationFor,
  quoteRental,
} from '../../contract/reservations/reservations-admin.ts';
import { administrator, inDays, newCustomer, newVehicle, times, type Customer } from './actors.ts';
import { call } from './call.ts';
import { inHours } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

type Times = Pick<ReturnType<typeof times>, 'pickUpTime' | 'dropOffTime'>;

async function quote(carId: number, { pickUpTime, dropOffTime }: Times, reservationId?: number) {
  const query: Record<string, number | string> = {
    carId,
    pickUpDateTime: pickUpTime,
    dropOffDateTime: dropOffTime,
    ...(reservationId !== undefined && { reservationId }),
  };
  return (await call(quoteRental, { token: admin, query })).body;
}
const book = (carId: number, body: Times) =>
  call(createReservationFor, { token: admin, query: { carId, userId: customer.id }, body });

describe("an administrator's quote says what saving would", () => {
  test('of a block in the way', async () => {
    const vehicleId = await newVehicle(admin);
    const block = { from: inDays(40, '11:00'), until: null, reason: 'repair', note: 'Bremsen' };
    const { body } = await call(createBlock, { token: admin, body: { vehicleId, ...block } });
    expect(await quote(vehicleId, times(40))).toMatchObject({
      available: false,
      ready: true,
      conflicts: [],
      blocks: [{ id: body.block.id, ...block }],
    });
    const refused = await book(vehicleId, times(40));
    expect([refused.status, refused.body.code]).toEqual([409, 'vehicle_taken']);
    expect(await quote(vehicleId, times(40, '09:00', '11:00'))).toMatchObject({
      available: true,
      blocks: [],
    });
  });

  test('of a vehicle that is past due, but not of a reservation whose pick-up stays', async () => {
    const due = { inspectionDueOn: inDays(-1).slice(0, 10) };
    const carId = await newVehicle(admin, due);
    const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
    const soon = { ...times(1), pickUpTime: inHours(2, now), dropOffTime: inHours(5.5, now) };
    expect(await quote(carId, soon)).toMatchObject({ available: false, ready: false });
    const refused = await book(carId, soon);
    expect([refused.status, refused.body.code]).toEqual([409, 'vehicle_not_ready']);

    const other = await newVehicle(admin);
    const { body } = await book(other, soon);
    const id = body.reservation!.id!;
    expect(await quote(carId, soon, id)).toMatchObject({ available: false, ready: false });
    const longer = { ...soon, dropOffTime: inHours(7.5, now) };
    expect(await quote(other, longer, id)).toMatchObject({ available: true, ready: true });
  });

  test('of the time that a vehicle needs after a rental', async () => {
    const carId = await newVehicle(admin, { bufferMinutes: 90 });
    const { body } = await book(carId, times(41, '10:00', '12:00'));
    const [conflict] = (await quote(carId, times(41, '13:00', '15:00'))).conflicts;
    expect(conflict).toMatchObject({ id: body.reservation!.id });
    expect(await quote(carId, times(41, '07:00', '09:00'))).toMatchObject({ available: false });
    expect(await quote(carId, times(41, '13:30', '15:00'))).toMatchObject({ available: true });
    const id = body.reservation!.id!;
    expect(await quote(carId, times(41, '13:00', '15:00'), id)).toMatchObject({ available: true });
  });
});
