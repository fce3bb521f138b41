import { beforeAll, expect, test } from 'vitest';
import { commonMessages } from '../../contract/common.ts';
import { createReservation, listOwnReservations } from '../../contract/reservations.ts';
import { filterMessages } from '../../contract/reservations-admin.ts';
import { getTimeline, timelineMessages } from '../../contract/timeline.ts';
import { timeMessages } from '../../contract/times.ts';
import { administrator, inDays, newCustomer, newVehicle, times, unique } from './actors.ts';
import { call } from './call.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});
const day = (days: number) => inDays(days).slice(0, 10);
const view = (from: number, until: number) => ({ from: day(from), until: day(until) });

test('vehicles with their reservations in view', async () => {
  const [model, customer] = [unique('Zeitwagen'), await newCustomer()];
  const [one, two] = [
    await newVehicle(admin, { model: `${model} A` }),
    await newVehicle(admin, { model: `${model} B` }),
  ];
  const { token } = customer;
  for (const days of [200, 202, 204])
    await call(createReservation, { token, query: { carId: one }, body: times(days) });
  const query = { ...view(201, 204), search: model.toUpperCase() };
  const { status, body } = await call(getTimeline, { token: admin, query });
  expect(status).toBe(200);
  const own = await call(listOwnReservations, { token });
  const ids = Array.isArray(own.body) ? own.body.map(({ id }) => id) : [];
  const bar = (days: number, place: number) => ({
    id: ids[place],
    userId: customer.id,
    customer: 'Erika Mustermann',
    pickUpTime: inDays(days),
    dropOffTime: inDays(days, '12:00'),
    status: 'CREATED',
  });
  expect(body).toMatchObject({ totalElements: 2, number: 0, last: true });
  expect(body.content).toEqual([
    { vehicle: { id: one, model: `${model} A` }, reservations: [bar(202, 1), bar(204, 2)] },
    { vehicle: { id: two, model: `${model} B` }, reservations: [] },
  ]);
  const past = await call(getTimeline, { token: admin, query: { ...query, page: 1, size: 2 } });
  expect(past.body).toMatchObject({ content: [], totalElements: 2 });
});

test.each([
  [{}, timeMessages.bad],
  [{ from: '2030-02-30', until: '2030-03-01' }, timeMessages.bad],
  [{ from: '0001-01-01', until: '0001-01-02' }, timeMessages.bad],
  [{ from: '2030-02-02', until: '2030-02-01' }, filterMessages.order],
  [{ from: '2030-01-01', until: '2030-04-11' }, timelineMessages.tooLong],
  [{ from: '2030-01-01', until: '2030-01-02', size: 0 }, commonMessages.badSize],
  [{ from: '2030-01-01', until: '2030-01-02', sort: 'age' }, commonMessages.badSort],
])('%j is refused', async (query: Record<string, string | number>, message) => {
  const answer = await call(getTimeline, { token: admin, query });
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});
