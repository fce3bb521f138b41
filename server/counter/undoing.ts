import type { Right } from '../../contract/wire/rights.ts';
import type { Session } from '../http/authenticate.ts';
import type { CounterReservation } from './counter-reservation.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The rights that undoing the last step takes: that to each thing it did. What it charged goes, and a rental that was not handed over
 * can be cancelled, so that after a day, or if somebody else did that, it takes that to prices, too: who recorded it a moment ago
 * could have recorded less.
 */
export function rightsToUndo(
  reservation: CounterReservation,
  { user, key }: Session,
  now = new Date(),
): Right[] {
  const { status, handOver, noShow, pickedUpAt, returnedAt, noShowAt } = reservation;
  const [step, at] =
    status === 'DONE'
      ? [reservation.return, returnedAt]
      : status === 'CANCELLED'
        ? [noShow, noShowAt]
        : [handOver, pickedUpAt];
  const recordedAt = step ? new Date(step.recorded.at) : at;
  const isOld = recordedAt !== null && now.getTime() - recordedAt.getTime() > day;
  const takesMoney = status === 'CREATED' || hasCharged(reservation);
  const isOthers =
    step !== null && (key !== null || step.recorded.byUserId !== user.id) && takesMoney;
  const needed: Right[] = [];
  if (step?.blockId) needed.push('blocks');
  if (step?.recorded.madeWay) needed.push('reservations.write');
  if (isOld || isOthers) needed.push('prices');
  return needed;
}

/** Whether the return or the no-show charged something. */
const hasCharged = ({ billedUntil, extras, origins }: CounterReservation): boolean =>
  billedUntil !== null ||
  origins.some(
    ({ source }, at) => (source === 'return' || source === 'no-show') && extras[at]!.amount > 0,
  );
