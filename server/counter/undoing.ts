import { isPercent } from '../../contract/reservations/lines.ts';
import type { Right } from '../../contract/wire/rights.ts';
import type { Session } from '../http/authenticate.ts';
import type { CounterReservation } from './counter-reservation.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The rights that undoing the last step takes: that to each thing it did. What it charged goes, and what is not over, or not handed over,
 * can be shortened or cancelled, so that after a day, or if somebody else did that, or nobody says who, it takes that to prices, too:
 * who recorded it a moment ago could have recorded less. So does undoing a hand-over while sums are set by hand, which were not meant
 * for what is left.
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
  const takesMoney = status !== 'CANCELLED' || hasCharged(reservation);
  const isOwn = key === null && step?.recorded.byUserId === user.id;
  const isOthers = at !== null && !isOwn && takesMoney;
  const leavesSums = status === 'CREATED' && hasSumsByHand(reservation);
  const needed: Right[] = [];
  if (step?.blockId) needed.push('blocks');
  if (step?.recorded.madeWay) needed.push('reservations.write');
  if (isOld || isOthers || leavesSums) needed.push('prices');
  return needed;
}

/** Whether the no-show charged something. */
const hasCharged = ({ extras, origins }: CounterReservation): boolean =>
  origins.some(({ source }, at) => source === 'no-show' && extras[at]!.amount > 0);

/** A one-way fee is none: it was booked. */
const hasSumsByHand = ({ extras, origins }: CounterReservation): boolean =>
  extras.some(
    (line, at) => origins[at]!.source === 'hand' && line.kind !== 'one_way' && !isPercent(line),
  );
