import type { FastifyInstance } from 'fastify';
import {
  getOpenAmounts,
  pagePayments,
  type OpenAmounts,
  type OwingCustomer,
} from '../../contract/money/open-amounts.ts';
import { countTable } from '../db/row-counts.ts';
import { reservations } from '../db/schema/index.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import { snapshotCache } from '../load/snapshots.ts';
import type { Services } from '../services.ts';
import { todayIn, toWallTime } from '../time/wall-times.ts';
import { journalQueries } from './journal.ts';
import { readOpenAmounts, readOwingCustomers } from './open-amounts.ts';

/** Up to this many reservations are summed up in each call. */
const threshold = 10_000;

/** What is open of all reservations, and what was noted as paid. */
export function paymentRoutes(app: FastifyInstance, { db, config }: Services): void {
  const zone = config.timeZone;
  const { page, totals } = journalQueries(db, zone);
  const cached = snapshotCache<{ sums: OpenAmounts[]; customers: OwingCustomer[] }>();

  route(app, getOpenAmounts, async () => {
    const today = todayIn(zone);
    const { currency } = config.business;
    const place = { currency, today };
    const compute = async () => ({
      sums: await readOpenAmounts(db, place),
      customers: await readOwingCustomers(db, place),
    });
    const isLarge = (await countTable(db, reservations)) > threshold;
    const { value, asOf } = isLarge
      ? await cached(today, compute)
      : { value: await compute(), asOf: new Date() };
    return { asOf: toWallTime(asOf, zone), ...value };
  });

  route(app, pagePayments, async ({ query }) => {
    const { currency } = config.business;
    const [found, byMethod] = await Promise.all([page(query), totals(query, currency)]);
    const rows = found.rows.map((row) => ({
      ...row,
      at: toWallTime(row.at, zone),
      currency: row.currency ?? currency,
    }));
    return { ...pageAnswer({ rows, total: found.total }, query), totals: byMethod };
  });
}
