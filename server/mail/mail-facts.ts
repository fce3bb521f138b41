import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { reservationLines, users, vehicles } from '../db/schema/index.ts';
import type { Mail } from './outbox.ts';
import { findSentence } from './sentences.ts';
import { ownVat } from '../reservations/index.ts';
import { inHeader, hasLink, unlinked } from '../text/plain.ts';
import type { MailFacts } from './templates/index.ts';
import type { ReservationNews } from './values.ts';

/** Reads what a mail says besides its values. */
export async function findFor(mail: Mail, db: Database): Promise<MailFacts> {
  const { userId, values } = mail;
  const { reservation, before, name } = (values ?? {}) as Partial<ReservationNews> & {
    name?: string;
  };
  return {
    name: usable(name ?? (userId === null ? undefined : await nameOf(userId, db))),
    vehicles: reservation ? await vehiclesOf(vehicleIdsOf(reservation, before), db) : [],
    extras: reservation ? await extrasOf(reservation.id, db) : [],
    sentence: await findSentence(mail, db),
  };
}

/** A mail that repeats what its user typed, without links unless somebody has confirmed that the address it goes to is theirs. */
export async function unlinkedUnlessConfirmed(mail: Mail, db: Database): Promise<Mail> {
  if (!(mail.values?.reservation ?? mail.values?.newEmail) || mail.userId === null) return mail;
  const isConfirmed = await db.$count(
    users,
    and(
      eq(users.id, mail.userId),
      sql`lower(${users.email}) = lower(${mail.recipient})`,
      isNotNull(users.emailConfirmedAt),
    ),
  );
  return isConfirmed ? mail : { ...mail, values: unlinked(mail.values) };
}

type Reservation = ReservationNews['reservation'];

const vehicleIdsOf = (...reservations: (Reservation | undefined)[]) =>
  reservations.filter((each) => each !== undefined).map(({ vehicleId }) => vehicleId);

/** Strangers choose names: one that reads as an address would advertise it. */
function usable(name: string | undefined): string | null {
  const shown = inHeader(name ?? '');
  return shown === '' || hasLink(shown) ? null : shown;
}

async function nameOf(userId: number, db: Database): Promise<string | undefined> {
  const name = sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`;
  const [user] = await db.select({ name }).from(users).where(eq(users.id, userId));
  return user?.name;
}

export const vehiclesOf = (ids: number[], db: Database) =>
  db
    .select({
      ...pick(vehicles, 'id', 'model', 'category', 'seats'),
      ...pick(vehicles, 'payloadKg', 'licenceClass', 'minimumAge'),
    })
    .from(vehicles)
    .where(inArray(vehicles.id, ids));

const extrasOf = (reservationId: number, db: Database): Promise<ReservationLine[]> =>
  db
    .select({
      ...pick(reservationLines, 'kind', 'quantity', 'unit', 'unitPrice', 'amount'),
      vatPercent: ownVat,
      text: reservationLines.text,
    })
    .from(reservationLines)
    .where(eq(reservationLines.reservationId, reservationId))
    .orderBy(asc(reservationLines.id));
