import { sql, type SQL } from 'drizzle-orm';
import { protocols } from '../../contract/counter/document-kinds.ts';
import type { Retention } from '../config.ts';
import { callFunction } from '../db/call-function.ts';
import { bookingRequests, networkBookings, rateLimits } from '../db/schema/own-use.ts';
import type { Database } from '../db/index.ts';
import { compactRowCounts } from '../db/row-counts.ts';
import { inList } from '../db/schema/columns.ts';
import {
  challenges,
  conditionPhotos,
  contactMessages,
  images,
  invoices,
  isWaiting,
  mails,
  mailTokens,
  origins,
  documents,
  payments,
  recoveryCodes,
  reservations,
  sessions,
  staffInvitations,
  users,
  vehicleImages,
  vehicles,
  webhookDeliveries,
} from '../db/schema/index.ts';
import { ageing } from '../mail/index.ts';
import { isNoLongerKept, startOfKeptYears } from './retention.ts';

/** Rows per statement, so that none holds up others for long. */
const batchSize = 500;
/** Batches of one kind per run. The rest waits for the next run. */
const maxBatches = 20;

const isUsed = sql`(
  exists (select from ${vehicles} where ${vehicles.imageId} = ${images.id})
  or exists (select from ${vehicleImages} where ${vehicleImages.imageId} = ${images.id}))`;

/** A link to the address works, or its mail is not sent yet. */
const hasPendingLink = sql`(
  exists (select from ${mailTokens} where user_id = ${users.id} and lower(${mailTokens.email}) = lower(${users.pendingEmail}))
  or exists (select from ${mails} where user_id = ${users.id} and template = 'address-confirmation' and ${isWaiting}))`;

const hasReservations = sql`exists (select from ${reservations} where ${reservations.userId} = ${users.id})`;

/**
 * Deletes expired sessions, challenges, recovery codes and rate limits, devices and networks not used for 90 days, idempotency keys and networks of bookings
 * older than a day, images that no vehicle has used for a day, expired links, invitations that ended 30 days ago, the addresses they were to confirm, mails of more than a year ago, and what was kept for the years of
 * `retention`, the history included, and photos from the counter after its months, with the protocols that show them. Mails that ended 30 days ago lose recipient and content, what other programs were told then goes. Compacts the row counts. Any
 * number of servers may do this at once: each takes rows that no other has locked. Returns how many rows of each kind were
 * deleted.
 */
export async function purgeExpired(db: Database, { retention, timeZone }: Retention) {
  const isOver = sql`status <> 'CREATED' and ${isNoLongerKept(sql`drop_off_at`, retention.reservationYears, timeZone)}`;
  const months = retention.photoMonths;
  const isOldPhoto =
    months === 0 ? sql`false` : sql`created_at <= now() - make_interval(months => ${months})`;
  const removed = {
    sessions: await deleteRows(db, sessions, sql`token_hash`, sql`expires_at <= now()`),
    challenges: await deleteRows(db, challenges, sql`hash`, sql`expires_at <= now()`),
    recoveryCodes: await deleteRows(db, recoveryCodes, sql`hash`, sql`expires_at <= now()`),
    origins: await deleteRows(db, origins, sql`ctid`, sql`used_at <= now() - interval '90 days'`),
    rateLimits: await deleteRows(db, rateLimits, sql`key`, sql`resets_at <= now()`),
    bookingRequests: await deleteRows(
      db,
      bookingRequests,
      sql`ctid`,
      sql`created_at <= now() - interval '1 day'`,
    ),
    networkBookings: await deleteRows(
      db,
      networkBookings,
      sql`reservation_id`,
      sql`created_at <= now() - interval '1 day'`,
    ),
    images: await deleteRows(
      db,
      images,
      sql`id`,
      sql`unused_since <= now() - interval '1 day' and not ${isUsed}`,
    ),
    payments: await deleteRows(
      db,
      payments,
      sql`id`,
      sql`reservation_id in (select id from ${reservations} where ${isOver})
        and reservation_id not in (select reservation_id from ${invoices})`,
    ),
    reservations: await deleteRows(
      db,
      reservations,
      sql`id`,
      sql`${isOver} and not exists (select from ${payments} where ${payments.reservationId} = ${reservations.id})
        and not exists (select from ${invoices} where ${invoices.reservationId} = ${reservations.id})`,
    ),
    // Without reservations nothing of an erased user has to be kept.
    users: await deleteRows(
      db,
      users,
      sql`id`,
      sql`erased_at is not null and not ${hasReservations}`,
    ),
    messages: await deleteRows(
      db,
      contactMessages,
      sql`id`,
      isNoLongerKept(sql`created_at`, retention.messageYears, timeZone),
    ),
    conditionPhotos: await deleteRows(db, conditionPhotos, sql`id`, isOldPhoto),
    protocols: await deleteRows(
      db,
      documents,
      sql`id`,
      sql`kind in (${inList(protocols)}) and ${isOldPhoto}`,
    ),
    webhookDeliveries: await deleteRows(
      db,
      webhookDeliveries,
      sql`id`,
      sql`coalesce(sent_at, failed_at) <= now() - interval '30 days'`,
    ),
    mailTokens: await deleteRows(db, mailTokens, sql`hash`, sql`expires_at <= now()`),
    staffInvitations: await deleteRows(
      db,
      staffInvitations,
      sql`id`,
      sql`expires_at <= now() - interval '30 days'`,
    ),
    unsentMails: await ageMails(db, ageing.unsentMails),
    purgedMails: await ageMails(db, ageing.purgedMails),
    mails: await deleteRows(
      db,
      mails,
      sql`id`,
      sql`recipient is null and created_at <= now() - interval '1 year'`,
    ),
    history: await purgeHistory(
      db,
      startOfKeptYears(retention.reservationYears, new Date(), timeZone),
    ),
  };
  await runInBatches(
    db,
    (select) => sql`
      update ${users} set pending_email = null
      where id in (${select(users, sql`id`, sql`pending_email is not null and not ${hasPendingLink}`)})`,
  );
  await runInBatches(
    db,
    (select) => sql`
      update ${images} set unused_since = case when ${isUsed} then null else now() end
      where id in (${select(images, sql`id`, sql`(unused_since is null) = (not ${isUsed})`)})`,
  );
  await compactRowCounts(db);
  return removed;
}

type Table =
  | typeof sessions
  | typeof origins
  | typeof challenges
  | typeof recoveryCodes
  | typeof rateLimits
  | typeof bookingRequests
  | typeof networkBookings
  | typeof images
  | typeof conditionPhotos
  | typeof documents
  | typeof payments
  | typeof reservations
  | typeof users
  | typeof contactMessages
  | typeof mailTokens
  | typeof staffInvitations
  | typeof webhookDeliveries
  | typeof mails;
type Select = typeof selectBatch;

const selectBatch = (table: Table, key: SQL, condition: SQL) =>
  sql`select ${key} from ${table} where ${condition} limit ${batchSize} for update skip locked`;

const deleteRows = (db: Database, table: Table, key: SQL, condition: SQL) =>
  runInBatches(
    db,
    (select) => sql`delete from ${table} where ${key} in (${select(table, key, condition)})`,
  );

const ageMails = (db: Database, { condition, change }: (typeof ageing)['purgedMails']) =>
  runInBatches(
    db,
    (select) =>
      sql`update ${mails} set ${change} where id in (${select(mails, sql`id`, condition)})`,
  );

/** The only way to delete from the history. */
async function purgeHistory(db: Database, before: Date | null): Promise<number> {
  let count = 0;
  for (let round = 0; before && round < maxBatches; round += 1) {
    const purging = callFunction('purge_history', {
      before: before.toISOString(),
      maxRows: batchSize,
    });
    const { rows } = await db.execute<{ purged: number }>(sql`select ${purging} as purged`);
    count += rows[0]!.purged;
    if (rows[0]!.purged < batchSize) break;
  }
  return count;
}

async function runInBatches(db: Database, statement: (select: Select) => SQL): Promise<number> {
  let count = 0;
  for (let round = 0; round < maxBatches; round += 1) {
    const { rows } = await db.execute(sql`${statement(selectBatch)} returning 1`);
    count += rows.length;
    if (rows.length < batchSize) break;
  }
  return count;
}
