import type { Pricing } from '../../contract/counter/counter.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import type { Session } from '../http/authenticate.ts';
import { AppError } from '../http/errors.ts';
import {
  conflictsFor,
  findInTheWay,
  maySave,
  startedHours,
  type Rental,
  type TaxSettings,
} from '../reservations/index.ts';
import { withWallSpan } from '../time/wall-times.ts';
import type { CounterReservation } from './counter-reservation.ts';
import { priceWith } from './return-terms.ts';

/** The started hours of a rental that begins at another time, and what it costs then at the agreed rates. */
export function priceFrom(
  pickUpTime: Date,
  reservation: CounterReservation,
  settings: TaxSettings,
) {
  const rental = { pickUpTime, dropOffTime: reservation.dropOffTime };
  const hours = startedHours(rental, settings.timeZone);
  return { hours, ...priceWith(reservation, hours, [], settings) };
}

/** Whether the price may stay although the rental begins then: what that saves counts as a discount of the rental. */
export function mayKeep(
  session: Session,
  pickUpTime: Date,
  reservation: CounterReservation,
  config: TaxSettings & Pick<Config, 'counterDiscount'>,
): boolean {
  const { totalPrice, lines } = priceFrom(pickUpTime, reservation, config);
  const rental = sumOf(lines.filter(({ kind }) => kind === 'rental'));
  const saved = sumOf([{ amount: totalPrice }, { amount: -reservation.totalPrice }]);
  return maySave(session, config, { saved, rental }, reservation.extras);
}

/** The rental as it is once its early start is undone. */
export function withFormerPickUp(reservation: CounterReservation): Rental {
  const { pickUpTime, dropOffTime, handOver } = reservation;
  const former = handOver?.formerPickUpTime ? new Date(handOver.formerPickUpTime) : null;
  return { dropOffTime, pickUpTime: former && former < dropOffTime ? former : pickUpTime };
}

/** When, and by whom, a hand-over is asked for. */
interface Asked {
  at: Date;
  session: Session;
  settings: TaxSettings;
}

/** What a hand-over before its time means: what is in the way until the pick-up, and both prices. */
export async function earlyTerms(
  db: Database,
  reservation: CounterReservation,
  { at, session, settings }: Asked,
) {
  const { timeZone: zone } = settings;
  const { id, vehicle, pickUpTime, totalPrice } = reservation;
  const until = { vehicleId: vehicle.id, pickUpTime: at, dropOffTime: pickUpTime };
  const isEarly = at < pickUpTime && !reservation.vehicleMissing;
  const { conflicts, blocks } = isEarly
    ? await findInTheWay(db, { ...until, bufferMinutes: 0 }, id)
    : { conflicts: [], blocks: [] };
  const prices: Record<Pricing, number> = {
    keep: totalPrice,
    today: isEarly ? priceFrom(at, reservation, settings).totalPrice : totalPrice,
  };
  return {
    conflicts: conflictsFor(conflicts, session, zone),
    blocks: blocks.map((block) => withWallSpan(block, zone)),
    prices,
  };
}

/** The error of a hand-over before its time, with what its caller has to know. */
export async function withEarlyTerms(
  db: Database,
  error: unknown,
  ...about: [CounterReservation, Asked]
): Promise<unknown> {
  const isEarly = error instanceof AppError && ['too_early', 'conflicts'].includes(error.code);
  if (!isEarly) return error;
  const body = await earlyTerms(db, ...about);
  return new AppError(error.status, error.code, error.message, { body });
}
