import type { FastifyInstance } from 'fastify';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { stateOf } from '../../contract/reservations/reservation-states.ts';
import { mostOfKind, searchAll } from '../../contract/office/search-all.ts';
import { may } from '../http/authenticate.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { todayIn, toWallTime } from '../time/wall-times.ts';
import { findStatements, reservationsStatement } from './repository.ts';

const groupOf = <Row>(rows: Row[]) => ({
  rows: rows.slice(0, mostOfKind),
  hasMore: rows.length > mostOfKind,
});

export function searchAllRoutes(app: FastifyInstance, { db, config }: Services): void {
  const zone = config.timeZone;
  const wall = (time: Date) => toWallTime(time, zone);

  route(app, searchAll, async ({ query: { q }, session }) => {
    const statements = findStatements(db, q, todayIn(zone));
    // Whoever asks finds of each kind, and by it, what they may read otherwise.
    const findCustomers = async () => {
      const rows = may(session, 'customers.read') ? await statements.customers : [];
      const ids = rows.map(({ id }) => id);
      return [rows, await reservationsStatement(db, q, ids)] as const;
    };
    const [[customers, reservations], vehicles, messages] = await Promise.all([
      findCustomers(),
      may(session, 'vehicles.read') ? statements.vehicles : [],
      may(session, 'messages') ? statements.messages : [],
    ]);
    const now = new Date();
    const rentals = reservations.map(({ id, customer, model, licencePlate, ...row }) => ({
      id,
      number: reservationNumber(id),
      customer,
      model,
      licencePlate,
      pickUpTime: wall(row.pickUpTime),
      dropOffTime: wall(row.dropOffTime),
      state: stateOf(row, now),
    }));
    return {
      reservations: groupOf(rentals),
      customers: groupOf(customers),
      vehicles: groupOf(
        vehicles.map(({ state, ...row }) => ({
          ...row,
          state: { ...state, until: state.until && wall(new Date(state.until)) },
        })),
      ),
      messages: groupOf(messages.map((row) => ({ ...row, createdAt: wall(row.createdAt) }))),
    };
  });
}
