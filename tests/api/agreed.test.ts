import { beforeAll, describe, expect, test } from 'vitest';
import { getOwnData } from '../../contract/office/own-data.ts';
import {
  cancelReservation,
  createReservation,
  getOwnReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import {
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import {
  administrator,
  facts,
  newCustomer,
  newImage,
  newVehicle,
  times,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const terms = { deposit: 400, includedKmPerDay: 150, pricePerExtraKm: 0.35 };

async function book(days: number) {
  const carId = await newVehicle(admin, { ...terms, pricePerHour: 10, pricePerDay: null });
  const request = { token: customer.token, query: { carId }, body: times(days) };
  const { body } = await call(createReservation, request);
  return { ...body.reservation!, id: body.reservation!.id!, carId };
}
const read = async (id: number) =>
  (await call(getOwnReservation, { token: customer.token, params: { id } })).body;

describe('what was agreed', () => {
  test('stays, whatever becomes of the vehicle', async () => {
    const { id, carId } = await book(60);
    expect(await read(id)).toMatchObject({ agreed: terms, currency: 'USD', vatPercent: 0 });
    const dearer = { ...facts(), deposit: 900, includedKmPerDay: 10, pricePerExtraKm: 2 };
    const query = { id: carId, imageId: await newImage(admin) };
    await call(updateVehicle, { token: admin, query, body: dearer });
    expect((await read(id)).agreed).toEqual(terms);
  });

  test('stays when the vehicle is exchanged', async () => {
    const { id } = await book(61);
    const carId = await newVehicle(admin, { deposit: 900, pricePerHour: 30 });
    const body = { ...times(61), status: 'CREATED' };
    await call(updateReservation, { token: admin, query: { carId, reservationId: id }, body });
    expect(await read(id)).toMatchObject({ agreed: terms, totalPrice: 20 });
  });
});

test('a booking is answered with its number', async () => {
  const { id, number } = await book(62);
  expect(number).toBe(`R-${String(id).padStart(6, '0')}`);
});

test('a cancelled reservation costs nothing but keeps its price', async () => {
  const { id } = await book(63);
  const params = { id };
  expect(await read(id)).toMatchObject({ totalPrice: 20, amountDue: 20 });
  await call(cancelReservation, { token: customer.token, params });
  const cancelled = { totalPrice: 20, amountDue: 0 };
  expect(await read(id)).toMatchObject(cancelled);
  expect((await call(getReservation, { token: admin, params })).body).toMatchObject(cancelled);
  const { body } = await call(listOwnReservations, { token: customer.token });
  const listed = (Array.isArray(body) ? body : body.content).find((one) => one.id === id);
  expect(listed).toMatchObject(cancelled);
  const { body: data } = await call(getOwnData, { token: customer.token });
  expect(data.reservations.find((one) => one.id === id)).toMatchObject({
    ...cancelled,
    agreed: terms,
    currency: 'USD',
    vatPercent: 0,
  });
});
