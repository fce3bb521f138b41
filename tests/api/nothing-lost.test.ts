import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getCounter,
  handOver,
  recordNoShow,
  takeBack,
  undoCounterStep,
} from '../../contract/counter/counter.ts';
import { mergeCustomers } from '../../contract/office/customers.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import { addPayment, removePayment } from '../../contract/counter/payments.ts';
import {
  deleteReservation,
  getReservation,
  pageReservations,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { statuses } from '../../contract/reservations/reservations.ts';
import { retireVehicle } from '../../contract/vehicles/retirement.ts';
import { cancelReservations } from '../../contract/reservations/selected-reservations.ts';
import { deleteUser } from '../../contract/users/users.ts';
import { deleteVehicle } from '../../contract/vehicles/vehicles.ts';
import { inDays } from './actors.ts';
import { full } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: Person;
beforeAll(async () => {
  server = await startOwnServer();
  admin = await historyDesk(server).administrator('Anna');
});
afterAll(() => server.close());

interface Booked {
  id: number;
  customer: number;
  vehicle: number;
}

/** Makes calls as an administrator, and remembers which vehicles are out and what was paid by what was answered. */
function newStation() {
  const out = new Set<number>();
  const paid = new Map<string, number>();
  const { token } = admin;
  const call = async (endpoint: Endpoint, parts: object) =>
    (await server.call(endpoint, { token, ...parts })).status < 300;
  const about = ({ id }: Booked, body: object = {}) => ({ params: { id }, body });
  /** A call that brings a vehicle back, if it succeeds. */
  const back = async (one: Booked, endpoint: Endpoint, parts: object) => {
    if (await call(endpoint, parts)) out.delete(one.id);
  };

  const actions: ((one: Booked, other: Booked) => Promise<unknown>)[] = [
    async (one) => {
      if (await call(handOver, about(one, full))) out.add(one.id);
    },
    (one) => back(one, takeBack, about(one, full)),
    (one) => call(recordNoShow, about(one, {})),
    (one) => back(one, undoCounterStep, about(one, { step: 'hand-over' })),
    async (one) => {
      if (await call(undoCounterStep, about(one, { step: 'return' }))) out.add(one.id);
    },
    async (one) => {
      const id = randomUUID();
      const body = { id, kind: 'payment', method: 'card', amount: 30, note: '' };
      if (await call(addPayment, about(one, body))) paid.set(id, one.id);
    },
    async (one) => {
      const id = randomUUID();
      const body = { id, kind: 'refund', method: 'card', amount: 10, note: '' };
      if (await call(addPayment, about(one, body))) paid.set(id, one.id);
    },
    async (one) => {
      const [paymentId] = [...paid].find(([, id]) => id === one.id) ?? [];
      if (paymentId && (await call(removePayment, { params: { id: one.id, paymentId } })))
        paid.delete(paymentId);
    },
    (one) => call(deleteReservation, about(one)),
    (one, other) => call(cancelReservations, { body: { ids: [one.id, other.id] } }),
    ...statuses.map((status) => async (one: Booked, other: Booked) => {
      const params = { id: one.id };
      const { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation } = (
        await server.call(getReservation, { token, params })
      ).body;
      const query = { reservationId: one.id, carId: other.vehicle };
      const rental = { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status };
      // As far ahead as nothing else is.
      const later = { ...rental, pickUpTime: inDays(40), dropOffTime: inDays(41) };
      const body = one.id > other.id ? later : rental;
      if (!(await call(updateReservation, { query, body }))) return;
      if (status === 'DONE') out.delete(one.id);
      // Set back to what it was when the vehicle was out, it is out again.
      const { pickedUpAt } = (await server.call(getReservation, { token, params: { id: one.id } }))
        .body;
      if (status === 'CREATED' && pickedUpAt !== null) out.add(one.id);
    }),
    (one, other) =>
      call(mergeCustomers, { params: { id: one.customer }, query: { otherId: other.customer } }),
    (one) => call(eraseCustomer, { params: { id: one.customer } }),
    (one) => call(retireVehicle, { params: { id: one.vehicle }, body: { move: [] } }),
    (one) => call(deleteVehicle, { params: { id: one.vehicle } }),
    (one) => call(deleteUser, { params: { id: one.customer } }),
  ];

  return {
    actions,
    async check() {
      const query = { state: 'out', size: 1000 };
      const page = await server.call(pageReservations, { token, query });
      const shown = (page.body.content as { id: number }[]).map(({ id }) => id);
      expect(shown).toEqual(expect.arrayContaining([...out]));
      for (const [paymentId, id] of paid) {
        const { body } = await server.call(getCounter, { token, params: { id } });
        expect((body.payments as { id: string }[]).map((one) => one.id)).toContain(paymentId);
      }
      // Nothing of other runs is in the way.
      for (const id of out) await call(takeBack, { params: { id }, body: full });
    },
  };
}

test('whatever administrators do, no vehicle that is out and no money is forgotten', async () => {
  const desk = historyDesk(server);
  const actionCount = newStation().actions.length;
  const step = fc.tuple(fc.nat(actionCount - 1), fc.nat(2), fc.nat(2));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const booked: Booked[] = [];
      for (const hours of [
        [-3, 2],
        [-2, 4],
        [1, 5],
      ] as [number, number][]) {
        const customer = (await desk.person()).id;
        const vehicle = await desk.newVehicle(admin);
        booked.push({ id: await desk.book(admin, customer, vehicle, hours), customer, vehicle });
      }
      const { actions, check } = newStation();
      for (const [action, one, other] of steps)
        await actions[action]!(booked[one]!, booked[other]!);
      await check();
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 180_000);
