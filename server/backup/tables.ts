import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as ownUse from '../db/schema/own-use.ts';
import type { Database } from '../db/index.ts';
import * as tables from '../db/schema/index.ts';
import { z } from 'zod';

/** Tables in a backup, each after those it refers to. */
export const backedUpTables = [
  ownUse.settings,
  tables.users,
  tables.passkeys,
  tables.adminViews,
  tables.images,
  tables.imageVariants,
  tables.vehicles,
  tables.vehicleImages,
  tables.terms,
  tables.reservations,
  tables.reservationLines,
  tables.blocks,
  tables.counterSteps,
  tables.damages,
  tables.signatures,
  tables.blobs,
  tables.conditionPhotos,
  tables.documents,
  tables.invoiceSeries,
  tables.invoiceGaps,
  tables.invoices,
  tables.payments,
  tables.invoicedLines,
  tables.invoiceBalances,
  tables.invoiceFiles,
  ownUse.bookingRequests,
  tables.contactMessages,
  tables.companySettings,
  tables.mailSentences,
  tables.vatRates,
  tables.history,
];

/**
 * Tables left out. A copy of the database must not tell other programs what happens in it: webhooks are set up anew. A restored session, device, link, invitation, calendar's address, API key or recovery code would undo a log-out, a new password, a new address or its use, a restored mail would be sent again,
 * rate limits last minutes and networks of bookings a day, rows are counted again, states must not come back, triggers write occupancies, and after a
 * restore everything counts as changed.
 */
export const excludedTables = [
  tables.occupancies,
  tables.sessions,
  tables.origins,
  tables.feeds,
  tables.challenges,
  tables.recoveryCodes,
  tables.apiKeys,
  tables.webhooks,
  tables.webhookDeliveries,
  tables.mails,
  tables.mailTokens,
  tables.staffInvitations,
  ownUse.rateLimits,
  ownUse.networkBookings,
  ownUse.rowCounts,
  ownUse.tableStates,
  ownUse.changes,
];

/** Whether the database has this table. An older one may not. */
export async function tableExists(db: Database, table: PgTable): Promise<boolean> {
  const name = `public.${getTableName(table)}`;
  const { rows } = await db.execute(sql`select to_regclass(${name}) as found`);
  return rows[0]?.found !== null;
}

/** Tables that may be restored. A row of any other, such as a session, could log in whoever wrote the file. */
export const tableName = z.enum(backedUpTables.map(getTableName));

/*
 * A backup is gzipped JSON lines: this header, then each table's name and its rows as PostgreSQL writes them, then the
 * total number of rows, which proves that the file is complete. Both databases use this format.
 */
export const header = z.object({
  format: z.literal('vehicle-rental-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** When its latest migration was written, in milliseconds. */
  migration: z.number(),
  /** The last id assigned in each table. */
  lastIds: z.partialRecord(tableName, z.int().min(1)),
});
export type Header = z.infer<typeof header>;

/** Characters of rows held in memory at a time. */
export const batchSize = 1_000_000;

/**
 * Characters that a line may have, so that none fills the memory. Images are the longest, in hexadecimal digits: a
 * palette PNG of 1,200 by 16,000 pixels has at most 19 million bytes.
 */
export const maxLineLength = 64_000_000;
