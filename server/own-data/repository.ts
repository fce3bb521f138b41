import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { passkeyQueries } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import {
  apiKeys,
  contactMessages,
  invoices,
  mails,
  origins,
  reservations,
  sessions,
  users,
  vehicles,
  conditionPhotos,
  counterSteps,
  damages,
  feeds,
  payments,
  signatures,
  staffInvitations,
} from '../db/schema/index.ts';
import {
  agreedColumns,
  agreementOf,
  amountDue,
  linesOf,
  pricedColumns,
  rentalColumns,
  shownDrivers,
  vatPercentOf,
  type TaxSettings,
} from '../reservations/index.ts';
import { customerColumns } from '../users/index.ts';
import type { OwnData } from '../../contract/office/own-data.ts';

type Reservation = OwnData['reservations'][number];
type Rows<Name extends keyof Reservation> = NonNullable<Reservation[Name]>;

/** What was recorded at the counter of a reservation; times are ISO instants. */
const atCounter = {
  steps: sql<Rows<'steps'>>`(
    select coalesce(json_agg(json_build_object('step', kind, 'at', step.at, 'mileageKm', mileage_km,
      'fuelEighths', fuel_eighths, 'licenceSeen', licence_seen, 'note', note) order by step.at), '[]')
    from ${counterSteps} as step where step.reservation_id = ${reservations}.id)`,
  payments: sql<Rows<'payments'>>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'method', method, 'amount', amount, 'at', payment.at,
      'note', note, 'invoice', (select number from ${invoices} as named where named.id = payment.invoice_id))
      order by payment.at), '[]')
    from ${payments} as payment where payment.reservation_id = ${reservations}.id)`,
  invoices: sql<Rows<'invoices'>>`(
    select coalesce(json_agg(content order by issued.id), '[]')
    from ${invoices} as issued where issued.reservation_id = ${reservations}.id)`,
  damages: sql<Rows<'damages'>>`(
    select coalesce(json_agg(json_build_object('step', step, 'place', place, 'note', note, 'at', reported_at)
      order by reported_at, damage.created_at), '[]')
    from ${damages} as damage where damage.reservation_id = ${reservations}.id)`,
  signatures: sql<Rows<'signatures'>>`(
    select coalesce(json_agg(json_build_object('step', step, 'name', name, 'strokes', strokes, 'at', signed.created_at)
      order by signed.created_at), '[]')
    from ${signatures} as signed where signed.reservation_id = ${reservations}.id)`,
  photos: sql<Rows<'photos'>>`(
    select coalesce(json_agg(json_build_object('id', photo.id, 'step', step, 'takenAt', taken_at) order by taken_at), '[]')
    from ${conditionPhotos} as photo where photo.reservation_id = ${reservations}.id)`,
};

/** All rows about a user; without `user` when the account has gone meanwhile. */
export async function rowsAbout(db: Database, userId: number, settings: TaxSettings) {
  const [[user], theirReservations, theirSessions, theirMails, theirOrigins, theirFeeds, invited] =
    await Promise.all([
      db
        .select({
          ...customerColumns,
          registeredAt: users.createdAt,
          switchedOffAt: users.switchedOffAt,
          companyLogin: users.companyLogin,
        })
        .from(users)
        .where(eq(users.id, userId)),
      db
        .select({
          id: reservations.id,
          vehicle: vehicles.model,
          ...rentalColumns,
          status: reservations.status,
          totalPrice: reservations.totalPrice,
          amountDue,
          ...pick(reservations, 'currency', 'vatPercent', 'pickedUpAt'),
          ...pick(reservations, 'returnedAt', 'noShowAt', 'cancelledBecause'),
          atCounter,
          priced: pricedColumns,
          agreed: agreedColumns,
          bookedAt: reservations.createdAt,
          ...pick(reservations, 'bookedByCustomer', 'termsHash', 'customerName'),
          ...pick(reservations, 'customerCompany', 'customerAddress', 'customerZipCode'),
          ...pick(reservations, 'customerCity', 'customerCountry', 'orderNumber', 'costCentre'),
          drivers: shownDrivers,
          exchangeConsent: reservations.exchangeConsent,
        })
        .from(reservations)
        .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
        .where(eq(reservations.userId, userId))
        .orderBy(asc(reservations.id)),
      db
        .select({
          since: sessions.createdAt,
          lastUsedAt: sessions.usedAt,
          provedAt: sessions.provedAt,
          until: sessions.expiresAt,
          userAgent: sessions.userAgent,
          network: sessions.network,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
      db
        .select({ template: mails.template, writtenAt: mails.createdAt })
        .from(mails)
        .where(eq(mails.userId, userId))
        .orderBy(asc(mails.id)),
      db
        .select({ kind: origins.kind, lastUsedAt: origins.usedAt })
        .from(origins)
        .where(eq(origins.userId, userId))
        .orderBy(asc(origins.usedAt)),
      db
        .select({ kind: feeds.kind, createdAt: feeds.createdAt, usedAt: feeds.usedAt })
        .from(feeds)
        .where(eq(feeds.userId, userId))
        .orderBy(asc(feeds.id)),
      db
        .select({
          name: staffInvitations.name,
          roles: staffInvitations.roles,
          until: staffInvitations.expiresAt,
        })
        .from(staffInvitations)
        .innerJoin(users, eq(sql`lower(${users.email})`, sql`lower(${staffInvitations.email})`))
        .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt))),
    ]);
  return {
    user,
    reservations: theirReservations.map(({ priced, agreed, ...reservation }) => ({
      ...reservation,
      vatPercent: vatPercentOf({ ...reservation, ...priced }, settings),
      agreed: agreementOf(priced, agreed),
      lines: linesOf({ ...reservation, ...priced }, settings),
    })),
    sessions: theirSessions,
    mails: theirMails,
    origins: theirOrigins,
    passkeys: await passkeyQueries(db).list(userId),
    recoveryCodes: await passkeyQueries(db).countCodes(userId),
    feeds: theirFeeds,
    staffInvitations: invited,
    keys: await db
      .select({ name: apiKeys.name, createdAt: apiKeys.createdAt, usedAt: apiKeys.usedAt })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId))
      .orderBy(asc(apiKeys.id)),
  };
}

/** How many contact messages came from a user's address; if asked so, none unless it is confirmed to be theirs. */
export const countMessages = (
  db: Database,
  userId: number,
  { onlyIfConfirmed = false } = {},
): Promise<number> =>
  db.$count(
    contactMessages,
    sql`lower(${contactMessages.email}) = (
      select lower(${users.email}) from ${users} where ${and(
        eq(users.id, userId),
        onlyIfConfirmed ? isNotNull(users.emailConfirmedAt) : undefined,
      )})`,
  );
