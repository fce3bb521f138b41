import type { FastifyInstance } from 'fastify';
import { getDay } from '../../contract/office/day-list.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { stateOf } from '../../contract/reservations/reservation-states.ts';
import { may, type Session } from '../http/authenticate.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { startOfDay, toWallTime } from '../time/wall-times.ts';
import { listDay, type DayEntry } from './day-list.ts';

/** What is to be done at the counter on a day. */
export function dayRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const zone = config.timeZone;

  /** Whose rentals they are is only for who may read that. */
  function rowsFor(session: Session) {
    const named = may(session, 'reservations.read');
    const shared = (row: DayEntry) => ({
      id: row.id,
      number: reservationNumber(row.id),
      state: stateOf(row, new Date()),
      vehicleId: row.vehicleId,
      model: row.model,
      licencePlate: row.licencePlate,
      customer: named ? row.customer : '',
      companyName: named ? row.companyName : null,
      phone: may(session, 'customers.read') ? row.phone : '',
      due: row.due,
      currency: row.currency,
    });
    const pickUp = (row: DayEntry) => ({
      ...shared(row),
      time: toWallTime(row.pickedUpAt ?? row.pickUpTime, zone),
      isDone: row.pickedUpAt !== null,
      place: row.pickUpLocation,
      // Nobody takes one once the vehicle is back.
      deposit: row.returnedAt ? 0 : Math.max(0, (row.deposit ?? 0) - row.depositHeld),
    });
    const dropOff = (row: DayEntry) => ({
      ...shared(row),
      time: toWallTime(row.returnedAt ?? row.dropOffTime, zone),
      isDone: row.returnedAt !== null,
      place: row.dropOffLocation,
      deposit: row.depositHeld,
    });
    return { pickUp, dropOff };
  }

  route(app, getDay, async ({ params: { date }, query: { place }, session }) => {
    const { pickUp, dropOff } = rowsFor(session);
    const at = (days: number) => startOfDay(date, zone, days);
    const places = company()?.places ?? [];
    const asked = { start: at(0), end: at(1), before: at(-1), now: new Date(), place, places };
    const { pickUps, returns, late, missed, missing, toPrepare, transfers } = await listDay(
      db,
      asked,
    );
    return {
      date,
      pickUps: pickUps.map(pickUp),
      returns: returns.map(dropOff),
      late: late.map(dropOff),
      missed: missed.map((row) => ({
        ...pickUp(row),
        dropOffTime: toWallTime(row.dropOffTime, zone),
      })),
      missing: missing.map(pickUp),
      toPrepare: toPrepare.map(({ backAt, isBack, ...row }) => ({
        ...pickUp(row),
        backAt: toWallTime(backAt, zone),
        isBack,
      })),
      transfers: transfers.map(({ from, until, toPlace, ...row }) => ({
        ...dropOff(row),
        time: toWallTime(from, zone),
        isDone: false,
        until: toWallTime(until, zone),
        toPlace,
      })),
    };
  });
}
