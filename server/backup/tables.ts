import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  bookingRequests,
  networkBookings,
  rateLimits,
  rowCounts,
  settings,
  tableStates,
} from '../db/schema/bookkeeping.ts';
import type { Database } from '../db/index.ts';
import {
  adminViews,
  blocks,
  conditionPhotos,
  contactMessages,
  counterSteps,
  damages,
  history,
  images,
  imageVariants,
  mails,
  mailTokens,
  occupancies,
  origins,
  papers,
  payments,
  reservationLines,
  reservations,
  sessions,
  signatures,
  terms,
  users,
  vehicleImages,
  vehicles,
} from '../db/schema/index.ts';

/** Tables in a backup, each after those it refers to. */
export const backedUpTables = [
  settings,
  users,
  adminViews,
  images,
  imageVariants,
  vehicles,
  vehicleImages,
  terms,
  reservations,
  reservationLines,
  blocks,
  counterSteps,
  damages,
  signatures,
  conditionPhotos,
  payments,
  papers,
  bookingRequests,
  contactMessages,
  history,
];

/**
 * Tables left out. A restored session, device or link would undo a log-out or a new password, a restored mail would be sent again,
 * rate limits last minutes and networks of bookings a day, rows are counted again, states must not come back, and triggers write occupancies.
 */
export const excludedTables = [
  occupancies,
  sessions,
  origins,
  mails,
  mailTokens,
  rateLimits,
  networkBookings,
  rowCounts,
  tableStates,
];

/** Whether the database has this table. An older one may not. */
export async function tableExists(db: Database, table: PgTable): Promise<boolean> {
  const name = `public.${getTableName(table)}`;
  const { rows } = await db.execute(sql`select to_regclass(${name}) as found`);
  return rows[0]?.found !== null;
}
