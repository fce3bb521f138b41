import { vatPercentUntil, type TaxSettings } from './vat.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Adjustment } from '../../contract/reservations/adjustment.ts';
import type { RentalTextName } from '../../contract/reservations/rental-fields.ts';
import { type Status } from '../../contract/reservations/reservations.ts';
import type { Config } from '../config.ts';
import { actedBy, type Actor, actorId } from '../db/actor.ts';
import { callFunction, placeholdersOf } from '../db/call-function.ts';
import type { Executor } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { retryOnce } from '../db/retry.ts';
import { isShown, reservations } from '../db/schema/index.ts';
import type { Versions } from '../http/versions.ts';
import { rentalValues } from './availability.ts';
import { rentalColumns } from './columns.ts';
import { pricedColumns, type Priced } from './lines.ts';
import { outcomeFor, outcomeOf, resultOf, type Outcome, type Written } from './outcome.ts';
import type { OneWay } from './one-way.ts';
import type { Change } from './rental.ts';

/** What an edit sets besides times and vehicle. */
export type PlainFields = Record<RentalTextName, string> & { status: Status };

/** A stored reservation, without its price. */
export interface Booked extends Change, PlainFields {
  /** Null until the vehicle is handed over. */
  pickedUpAt: Date | null;
  noShowAt: Date | null;
  /** Null except of one-way rentals. */
  transferHours: number | null;
}
export type StoredReservation = Booked & Priced;

/** What an edit writes. */
export interface Edit extends PlainFields {
  /** New times or another vehicle; null when both stay. */
  change: Change | null;
  /** Another price set by hand, null for none; undefined stays as it was. */
  adjustment?: Adjustment | null | undefined;
  /** Prices another vehicle at its own rates of today. */
  reprices?: boolean;
  /** Whether discounts may leave nothing to pay of what becomes cheaper. */
  allowsFree?: boolean;
  /** Makes it a one-way rental, or with null none; undefined leaves that. */
  oneWay?: OneWay | null | undefined;
  /** How the customer agreed to another vehicle; null for not yet. Undefined where nobody has to. */
  consent?: string | null;
  /** The price that the caller was shown; null when nothing is expected. */
  expectedPrice?: number | null;
}

/** What is known of a reservation before an edit. */
const columns = {
  ...pick(reservations, 'id', 'userId', 'vehicleId'),
  ...rentalColumns,
  ...pricedColumns,
  ...pick(reservations, 'status', 'pickedUpAt', 'noShowAt', 'transferHours', 'version'),
};

/**
 * Edits a reservation: with `versions` only in one of these, with `userId` only that customer's; another one is `missing`. Its rules
 * are checked on what was read without a lock, and the database's function `change_reservation` writes only what has not changed since:
 * otherwise it is read again.
 */
export function reservationEditor(
  db: Pick<Executor, 'read' | 'write'>,
  config: Pick<Config, 'bookingLimits' | 'notReadyHours'> & TaxSettings,
) {
  const { currency } = config.business;
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
    const { change, adjustment, expectedPrice = null, consent, oneWay, ...fields } = editOf(row);
    const rental = change ?? row;
    const [result] = await write.execute({
      reprices: false,
      allowsFree: false,
      ...fields,
      swaps: consent !== undefined,
      consent: consent ?? null,
      ...rentalValues(rental, config),
      changesOneWay: oneWay !== undefined,
      oneWayFee: oneWay?.fee ?? null,
      transferHours: oneWay?.transferHours ?? null,
      currency,
      vatPercent: vatPercentUntil(rental.dropOffTime, config),
      expectedPrice,
      adjusts: adjustment !== undefined,
      adjustment: adjustment?.amount ?? null,
      percent: adjustment?.percent ?? null,
      reason: adjustment?.text ?? null,
      openDaysNew: userId === undefined ? 0 : openDaysNew,
      openDays: userId === undefined ? 0 : openDays,
      actor: actorId(actor),
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
