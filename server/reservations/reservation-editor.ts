import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rentalLineNames, type RentalLineName } from '../../contract/rental-fields.ts';
import { reservationMessages, type Status } from '../../contract/reservations.ts';
import type { WallTime } from '../../contract/times.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { retryOnce } from '../db/retry.ts';
import { reservations, vehicles } from '../db/schema.ts';
import { invalidField, refused } from '../http/errors.ts';
import { hasVersion, type Versions } from '../http/versions.ts';
import { rentalColumns } from './columns.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { startedHours } from './price.ts';
import { readChange, type Change } from './rental.ts';

/** A reservation as an administrator wants it. */
interface Asked extends Record<RentalLineName, string> {
  vehicleId: number;
  pickUpTime: WallTime;
  dropOffTime: WallTime;
  status: Status;
}

export type Known = Change & Pick<Asked, RentalLineName | 'status'>;

/** What an edit writes. */
interface Edit extends Pick<Asked, RentalLineName | 'status'> {
  /** New times or another vehicle; null when both stay. */
  change: Change | null;
}

/** What an administrator's edit changes of a reservation. Throws a 400 if the edit is not allowed. */
export function readEdit(
  { vehicleId, pickUpTime, dropOffTime, ...rest }: Asked,
  known: Known,
  at: { zone: string; now: Date },
): Edit {
  const asked = { pickUpTime, dropOffTime, mayBePast: true, mostDays: 0, ...at };
  const change = readChange(asked, known, vehicleId);
  const { status } = rest;
  if (known.status !== 'CREATED' && status !== 'CREATED' && (change || !isSame(rest, known)))
    throw refused('reservation_closed', reservationMessages.final);
  const pickUp = (change ?? known).pickUpTime;
  if (known.status === 'CREATED' && status === 'DONE' && pickUp > at.now)
    throw invalidField('status', 'not_picked_up', reservationMessages.notPickedUp);
  return { ...rest, change };
}

const isSame = (one: Omit<Edit, 'change'>, other: Omit<Edit, 'change'>): boolean =>
  [...rentalLineNames, 'status' as const].every((name) => one[name] === other[name]);

const { id, userId, vehicleId, status, version } = reservations;

/**
 * Edits reservations in one of these versions; one in another is `missing`. Concurrent edits run one after the other: the
 * second sees what the first wrote.
 */
export function reservationEditor(db: Database) {
  return async (
    reservationId: number,
    editOf: (known: Known) => Edit,
    versions: Versions,
  ): Promise<Outcome> => {
    const matches = and(eq(id, reservationId), hasVersion(version, versions));
    try {
      return await retryOnce(() => db.transaction((tx) => edit(tx, matches, editOf)), 'deadlock');
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/** Each lock is a statement of its own, so that what is read after it is what others wrote before. */
async function edit(
  tx: Database,
  matches: SQL | undefined,
  editOf: (known: Known) => Edit,
): Promise<Outcome> {
  const [owner] = await tx.select({ userId }).from(reservations).where(matches);
  if (!owner) return 'missing';
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.customer}, ${owner.userId})`);
  const [known] = await tx
    .select({ vehicleId, ...rentalColumns, status })
    .from(reservations)
    .where(matches);
  if (!known) return 'missing';
  const { change, ...fields } = editOf(known);
  const affected = new Set([known.vehicleId, change?.vehicleId ?? known.vehicleId]);
  for (const vehicle of [...affected].toSorted((one, other) => one - other))
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.vehicle}, ${vehicle})`);
  const written = await tx
    .update(reservations)
    .set({ ...fields, ...(change && priced(change)) })
    .where(matches)
    .returning({ id });
  return written.length > 0 ? 'written' : 'missing';
}

function priced(change: Change) {
  const hours = startedHours(change.pickUpTime, change.dropOffTime);
  const price = sql`select ${hours}::integer * ${vehicles.pricePerHour} from ${vehicles} where ${vehicles.id} = ${change.vehicleId}`;
  return { ...change, totalPrice: sql`(${price})` };
}
