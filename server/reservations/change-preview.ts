import { eq, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import type { Config } from '../config.ts';
import { callFunction } from '../db/call-function.ts';
import { toDate } from '../db/schema/columns.ts';
import type { Executor } from '../db/index.ts';
import { occupancies, reservations, vehicles } from '../db/schema/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import { customerBlocked } from './columns.ts';
import { customerBlockedError } from './outcome.ts';
import { agreedTerms } from './admin-quote.ts';
import { linesFor, totalOf } from './lines.ts';
import { transferHoursWith, withOneWay, type OneWay } from './one-way.ts';
import { startedHours } from './started-hours.ts';
import type { Rental } from './rental.ts';
import type { TaxSettings } from './vat.ts';

type Settings = Pick<Config, 'notReadyHours'> & TaxSettings;

/**
 * What other times of a reservation would cost at the agreed rates, and whether its vehicle is free then. Throws what a blocked
 * customer is told who asks for more time.
 */
export async function previewOf(
  db: Pick<Executor, 'read'>,
  booked: Rental & { id: number },
  change: Rental | null,
  config: Settings,
  oneWay?: OneWay | null,
) {
  const rental = change ?? booked;
  const row = await findTerms(db, booked.id, rental, config, oneWay);
  if (!row) return null;
  const { formerPrice, takenFrom, takenUntil, rates } = row;
  const extras = withOneWay(row.extras, oneWay, rates.vatPercent);
  // As the trigger `not_blocked_change` would.
  if (row.customerBlocked && asksForMore(change, booked)) throw customerBlockedError();
  const isMoved = rental.pickUpTime !== booked.pickUpTime;
  const isPriced = change !== null || oneWay !== undefined;
  const totalPrice = isPriced ? totalOf(row.rentalPrice, extras) : formerPrice;
  const lines = linesFor(startedHours(rental, config.timeZone), rates, extras);
  const wall = (time: Date | null) => time && toWallTime(time, config.timeZone);
  return {
    available: takenFrom === null && (row.ready || !isMoved),
    totalPrice,
    lines: sumOf(lines) === totalPrice ? lines : [],
    difference: sumOf([{ amount: totalPrice }, { amount: -formerPrice }]),
    freeUntil: wall(takenFrom && latestDropOff(rental, takenFrom, row)),
    takenUntil: wall(takenUntil),
  };
}

const asksForMore = (change: Rental | null, { pickUpTime, dropOffTime }: Rental) =>
  change !== null && (change.pickUpTime < pickUpTime || change.dropOffTime > dropOffTime);

const minute = 60_000;

/** The last drop-off before others have the vehicle; null if that leaves less than the shortest rental. */
function latestDropOff(
  { pickUpTime }: Rental,
  takenFrom: Date,
  { bufferMinutes, transferHours }: { bufferMinutes: number; transferHours: number | null },
) {
  const last = takenFrom.getTime() - (bufferMinutes + 60 * (transferHours ?? 0)) * minute;
  return last - pickUpTime.getTime() < limits.rentalMinutes * minute ? null : new Date(last);
}

/** What a change would be written with; undefined without such a reservation. */
async function findTerms(
  { read }: Pick<Executor, 'read'>,
  id: number,
  rental: Rental,
  config: Settings,
  oneWay: OneWay | null | undefined,
) {
  const terms = agreedTerms(rental, config);
  const transferHours = transferHoursWith(oneWay);
  const during = callFunction('time_taken', {
    from: rental.pickUpTime.toISOString(),
    until: rental.dropOffTime.toISOString(),
    bufferMinutes: terms.bufferMinutes,
    transferHours,
  });
  const ofOthers = (edge: SQL) =>
    sql`(select ${edge} from ${occupancies} where ${occupancies.vehicleId} = ${reservations.vehicleId}
      and ${occupancies.reservationId} is distinct from ${reservations.id}
      and ${occupancies.during} && ${during})`.mapWith(toDate);
  const [row] = await read
    .select({
      ...terms,
      transferHours,
      formerPrice: reservations.totalPrice,
      customerBlocked,
      takenFrom: ofOthers(sql`min(lower(${occupancies.during}))`),
      takenUntil: ofOthers(
        sql`nullif(max(coalesce(upper(${occupancies.during}), 'infinity')), 'infinity')`,
      ),
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(eq(reservations.id, id));
  return row;
}
