import { adjustmentIn, type Adjustment } from '../../contract/reservations/adjustment.ts';
import {
  discountOf,
  isPercent,
  sumOf,
  type ReservationLine,
} from '../../contract/reservations/lines.ts';
import { key } from '../../contract/texts/message-key.ts';
import type { Config } from '../config.ts';
import { may, type Session } from '../http/authenticate.ts';
import { forbidden } from '../http/errors.ts';

type Limit = Pick<Config, 'counterDiscount'>;

/**
 * Throws a 403 where the caller may not lower a price by so much. Without the right to set prices that is by percent of the rental, which
 * follow it, with those of `others` no more than the company allows, and nothing beside a sum that was taken off.
 */
export function checkDiscount(
  session: Session,
  { counterDiscount: most }: Limit,
  percent: number | null | undefined,
  others: readonly ReservationLine[],
): void {
  if (may(session, 'prices')) return;
  const all = sumOf([{ amount: percentOf(others) }, { amount: percent ?? 0 }]);
  if (percent == null || others.some(savesSum) || all > most)
    throw forbidden('discount_too_high', key('counter.discountLimit', { percent: most }));
}

/** The same for another price set by hand, or none. */
export function checkAdjustment(
  session: Session,
  limit: Limit,
  adjustment: Adjustment | null,
  extras: readonly ReservationLine[],
): void {
  const former = adjustmentIn(extras);
  // What was set in money stays with who may set it.
  const percent = former && !isPercent(former) ? null : adjustment ? adjustment.percent : 0;
  const others = extras.filter((line) => line !== former);
  checkDiscount(session, limit, percent, others);
}

/** Whether the caller may save so much of a rental of this price, as if by a discount beside its others (`checkDiscount`). */
export const maySave = (
  session: Session,
  { counterDiscount: most }: Limit,
  { saved, rental }: { saved: number; rental: number },
  extras: readonly ReservationLine[],
): boolean =>
  may(session, 'prices') ||
  saved <= 0 ||
  (!extras.some(savesSum) &&
    saved <= 0 - discountOf(rental, Math.max(0, most - percentOf(extras))));

/** Whether a line saves a sum, whatever the rental costs. */
export const savesSum = (line: ReservationLine): boolean => line.amount < 0 && !isPercent(line);

const percentOf = (lines: readonly ReservationLine[]): number =>
  sumOf(lines.filter(isPercent).map(({ quantity }) => ({ amount: quantity })));
