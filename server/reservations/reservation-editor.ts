import { and, eq, sql } from 'drizzle-orm';
import type { Adjustment } from '../../contract/reservations/adjustment.ts';
import { rentalTextNames, type RentalTextName } from '../../contract/reservations/rental-fields.ts';
import { type Status } from '../../contract/reservations/reservations.ts';
import type { WallTime } from '../../contract/values/times.ts';
import type { Config } from '../config.ts';
import { actedBy, type Actor } from '../db/actor.ts';
import { callFunction, placeholdersOf } from '../db/call-function.ts';
import type { Executor } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { isShown, reservations } from '../db/schema/index.ts';
import { invalidField, refused } from '../http/errors.ts';
import type { Versions } from '../http/versions.ts';
import { valuesOf } from './availability.ts';
import { rentalColumns } from './columns.ts';
import { changesAdjustment, pricedColumns, type Priced } from './lines.ts';
import { outcomeFor, outcomeOf, resultOf, type Outcome, type Written } from './outcome.ts';
import { readChange, type Change } from './rental.ts';

/** A reservation as an administrator wants it. */
interface EditRequest extends Record<RentalTextName, string> {
  vehicleId: number;
  pickUpTime: WallTime;
  dropOffTime: WallTime;
  status: Status;
  /** Undefined stays as it was; null for none. */
  adjustment?: Adjustment | null | undefined;
}

/** A stored reservation, without its price. */
export interface Booked extends Change, Pick<EditRequest, RentalTextName | 'status'> {
  /** Null until the vehicle is handed over. */
  pickedUpAt: Date | null;
}
export type StoredReservation = Booked & Priced;

/** What an edit writes. */
export interface Edit extends Pick<EditRequest, RentalTextName | 'status'> {
  /** New times or another vehicle; null when both stay. */
  change: Change | null;
  /** Another price set by hand, null for none; undefined stays as it was. */
  adjustment?: Adjustment | null | undefined;
  /** The price that the caller was shown; null when nothing is expected. */
  expectedPrice?: number | null;
}

/** What an administrator's edit changes of a reservation. Throws a 400 if the edit is not allowed. */
export function readEdit(
  { vehicleId, pickUpTime, dropOffTime, adjustment: newAdjustment, ...rest }: EditRequest,
  reservation: StoredReservation,
  at: { zone: string; now: Date },
): Edit {
  const times = { pickUpTime, dropOffTime, mayBePast: true, mostDays: 0, ...at };
  const change = readChange(times, reservation, vehicleId);
  const adjustment = changesAdjustment(reservation.extras, newAdjustment)
    ? newAdjustment
    : undefined;
  const isOther = change !== null || adjustment !== undefined || !isSame(rest, reservation);
  const { status } = rest;
  if (reservation.status !== 'CREATED' && status !== 'CREATED' && isOther)
    throw refused('reservation_closed', 'reservations.final');
  const { pickUpTime: pickUp } = change ?? reservation;
  const hasBegun = pickUp <= at.now || reservation.pickedUpAt !== null;
  if (reservation.status === 'CREATED' && status === 'DONE' && !hasBegun)
    throw invalidField('status', 'not_picked_up', 'reservations.notPickedUp');
  return { ...rest, change, adjustment };
}

type Plain = Pick<EditRequest, RentalTextName | 'status'>;
const isSame = (fields: Plain, other: Plain): boolean =>
  [...rentalTextNames, 'status' as const].every((name) => fields[name] === other[name]);

/** What is known of a reservation before an edit. */
const columns = {
  id: reservations.id,
  userId: reservations.userId,
  vehicleId: reservations.vehicleId,
  ...rentalColumns,
  ...pricedColumns,
  status: reservations.status,
  pickedUpAt: reservations.pickedUpAt,
  version: reservations.version,
};

/**
 * Edits reservations in one of these versions; one in another is `missing`. Its rules are checked on what was read without a
 * lock, and the database's function `change_reservation` writes only what has not changed since: otherwise it is read again.
 */
export function reservationEditor(
  db: Pick<Executor, 'read' | 'write'>,
  config: Pick<Config, 'bookingLimits' | 'business' | 'notReadyHours' | 'timeZone'>,
) {
  const { currency, vatPercent } = config.business;
  const { openDaysNew, openDays } = config.bookingLimits;
  const value = sql.placeholder;
  const find = db.read
    .select(columns)
    .from(reservations)
    .where(and(isShown, eq(reservations.id, value('id'))))
    .prepare('reservation_known');
  const write = db.write
    .select({
      outcome: outcomeFor<Outcome | 'changed'>(value('vehicleId')),
      totalPrice: sql<number | null>`price`.mapWith(Number),
      maxDays: sql<number | null>`max_days`,
    })
    .from(
      callFunction('change_reservation', {
        ...placeholdersOf('change_reservation'),
        customerId: actedBy(value('actor'), value('customerId')),
        pickUpAt: value('pickUpTime'),
        dropOffAt: value('dropOffTime'),
      }),
    )
    .prepare('reservation_change');

  const attempt = async (
    {
      id,
      actor,
      userId,
      versions = null,
    }: { id: number; actor: Actor; userId?: number; versions?: Versions },
    editOf: (reservation: StoredReservation) => Edit,
  ) => {
    const [row] = await find.execute({ id });
    const isMeant =
      row && row.userId === (userId ?? row.userId) && (versions?.includes(row.version) ?? true);
    if (!isMeant) return resultOf('missing');
    const { change, adjustment, expectedPrice = null, ...fields } = editOf(row);
    const rental = change ?? row;
    const [result] = await write.execute({
      ...fields,
      ...valuesOf(rental, config),
      currency,
      vatPercent,
      expectedPrice,
      adjusts: adjustment !== undefined,
      adjustment: adjustment?.amount ?? null,
      reason: adjustment?.text ?? null,
      openDaysNew: userId === undefined ? 0 : openDaysNew,
      openDays: userId === undefined ? 0 : openDays,
      actor,
      customerId: row.userId,
      reservationId: id,
      version: row.version,
      currentVehicleId: row.vehicleId,
      vehicleId: rental.vehicleId,
    });
    return result!;
  };

  return async (...input: Parameters<typeof attempt>): Promise<Written> => {
    try {
      for (;;) {
        const { outcome, ...rest } = await retryOnce(() => attempt(...input), 'deadlock');
        if (outcome !== 'changed') return { outcome, ...rest };
      }
    } catch (error) {
      return { outcome: outcomeOf(error), totalPrice: null };
    }
  };
}
