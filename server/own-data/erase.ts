import { eq, sql, type SQL } from 'drizzle-orm';
import { protocols } from '../../contract/counter/document-kinds.ts';
import { needsLatinName } from '../../contract/values/printable.ts';
import { endSessions, forgetOrigins, lockRoles, unmatchable, type Login } from '../auth/index.ts';
import { bookingRequests } from '../db/schema/own-use.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { retryOnce } from '../db/retry.ts';
import { inList } from '../db/schema/columns.ts';
import {
  blocks,
  conditionPhotos,
  counterSteps,
  damages,
  isReceipt,
  documents,
  payments,
  reservationLines,
  reservations,
  signatures,
  users,
} from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { purgeMailsOf } from '../mail/index.ts';
import { takesLastAdministrator } from '../users/index.ts';

/** What is left of an erased user. The address is none that anybody can register. */
const emptied = {
  firstName: '',
  lastName: '',
  latinName: null,
  email: sql`'erased-' || ${users.id} || '@invalid'`,
  phoneNumber: '',
  address: '',
  zipCode: '',
  city: null,
  country: null,
  companyName: null,
  vatId: null,
  leitwegId: null,
  invoiceEmail: null,
  note: null,
  blocked: false,
  trusted: false,
  licenceSeenAt: null,
  licenceClass: null,
  passwordHash: unmatchable,
  roles: ['Customer' as const],
  language: null,
  emailConfirmedAt: null,
  pendingEmail: null,
  createdAt: sql`now()`,
  erasedAt: sql`now()`,
};

const ownName = sql`first_name || ' ' || last_name`;
/** As bookings stored a name before they kept the company apart. */
const named = (name: SQL) => sql`concat_ws(', ', nullif(company_name, ''), ${name})`;

/** How erasing a user ended. */
export type Erasure =
  | 'done'
  | 'missing'
  | 'built in'
  | 'erased before'
  | 'last administrator'
  | 'open rentals'
  | 'other password';

interface How {
  /** Whose password was checked. */
  login?: Login;
  /** The names of the company's places, which receipts keep: customers type others. */
  places?: readonly string[];
}

/**
 * Erases a user's personal data, or the whole user if no reservation refers to them. Receipts keep name and
 * address as at booking, which tax law demands, and who drove, which only the fines desk reads then. Refuses while a vehicle is to be picked up or returned, and where a `login`
 * was given whose password was changed meanwhile. The user does it, unless there is another `actor`.
 */
export const eraseUser = (
  db: Database,
  id: number,
  { actor = id, ...how }: How & { actor?: Actor } = {},
): Promise<Erasure> =>
  retryOnce(
    () =>
      db.transaction(async (tx) => {
        await actAs(tx, actor);
        return erase(tx, id, how);
      }),
    'deadlock',
  ).catch((error: unknown) => {
    if (takesLastAdministrator(error)) return 'last administrator';
    throw error;
  });

async function erase(tx: Database, id: number, { login, places = [] }: How): Promise<Erasure> {
  // Bookings that wait for this lock find the user erased.
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.customer}, ${id})`);
  await lockRoles(tx);
  // Locked, so that a log-in in progress fails or has its session ended below.
  const [user] = await tx
    .select(
      pick(users, 'builtIn', 'erasedAt', 'passwordHash', 'firstName', 'lastName', 'latinName'),
    )
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (!user) return 'missing';
  if (user.builtIn) return 'built in';
  if (user.erasedAt) return 'erased before';
  if (login && login.passwordHash !== user.passwordHash) return 'other password';
  const statuses = await tx
    .selectDistinct({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.userId, id));
  if (statuses.some(({ status }) => status === 'CREATED')) return 'open rentals';
  await purgeMailsOf(tx, id);
  await tx.delete(bookingRequests).where(eq(bookingRequests.userId, id));
  if (statuses.length === 0) {
    await tx.delete(users).where(eq(users.id, id));
    return 'done';
  }
  await endSessions(tx, id);
  await forgetOrigins(tx, id);
  await lockReservations(tx, id, {
    latinName: needsLatinName(user) ? user.latinName : null,
    places,
  });
  await tx.update(users).set(emptied).where(eq(users.id, id));
  return 'done';
}

/**
 * Takes name, address, drivers and places from what is no receipt, and gives receipts what older ones lack, and the name as documents
 * spelt it. Empties free text, also in the place of a meeting.
 */
async function lockReservations(
  tx: Database,
  userId: number,
  { latinName, places }: { latinName: string | null; places: readonly string[] },
): Promise<void> {
  const ofUser = sql`${reservations.userId} = ${userId}`;
  const theirs = sql`reservation_id in (select id from ${reservations} where ${ofUser})`;
  const lacksBoth = sql`customer_name is null and customer_address is null`;
  const spelt = sql`coalesce(${latinName}::text, ${ownName})`;
  // A photo that is being stored has locked its reservation: it is found below, or finds the user erased.
  await tx.execute(sql`select from ${reservations} where ${ofUser} order by id for update`);
  await tx.execute(sql`update ${reservationLines} set text = null where ${theirs}`);
  await tx.execute(sql`
    update ${reservations} set exchange_consent = null, cancelled_because = null
    where coalesce(exchange_consent, cancelled_because) is not null and ${ofUser}`);
  await tx.execute(sql`update ${counterSteps} set note = '', reason = null where ${theirs}`);
  await tx.execute(sql`update ${damages} set note = '' where note <> '' and ${theirs}`);
  // A return that takes the vehicle out of service says with which damages.
  await tx.execute(sql`
    update ${blocks} set note = ''
    where note <> '' and id in (select block_id from ${counterSteps} where ${theirs})`);
  await tx.execute(sql`delete from ${signatures} where ${theirs}`);
  await tx.execute(sql`delete from ${conditionPhotos} where ${theirs}`);
  // They show all of this.
  await tx.execute(
    sql`delete from ${documents} where kind in (${inList(protocols)}) and ${theirs}`,
  );
  await tx.execute(sql`update ${payments} set note = '' where note <> '' and ${theirs}`);
  await tx.execute(sql`
    update ${reservations} set customer_name = null, customer_company = null, customer_address = null, customer_zip_code = null,
      customer_city = null, customer_country = null, order_number = null, cost_centre = null,
      drivers = '[]', pick_up_location = '', drop_off_location = ''
    where ${ofUser} and not ${isReceipt}`);
  for (const place of [sql`pick_up_location`, sql`drop_off_location`])
    await tx.execute(sql`
      update ${reservations} set ${place} = ''
      where ${ofUser} and ${place} <> '' and ${place} <> all(${sql.param(places)}::text[])`);
  await tx.execute(sql`
    update ${reservations} set
      customer_name = case
        when ${lacksBoth} or customer_zip_code is not null and customer_name = ${ownName} then ${spelt}
        when customer_zip_code is null and coalesce(customer_name, ${named(ownName)}) = ${named(ownName)} then ${named(spelt)}
        else customer_name end,
      customer_company = case when ${lacksBoth} then nullif(company_name, '') else customer_company end,
      customer_address = coalesce(customer_address, address),
      customer_zip_code = case when customer_address is null then zip_code else customer_zip_code end,
      customer_city = case when customer_address is null then city else customer_city end,
      customer_country = case when customer_address is null then country else customer_country end
    from ${users}
    where ${users.id} = ${userId} and ${ofUser} and ${isReceipt}
      and (customer_name is null or customer_address is null or ${latinName}::text is not null)`);
}
