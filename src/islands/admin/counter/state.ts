import type { Counter } from '../../../../contract/counter.ts';
import type { Reservation } from '../../../../contract/reservations.ts';
import { sentenceTime } from '../../../lib/format.ts';
import { counterTexts } from '../../../lib/texts.ts';

type Moments = Pick<Reservation, 'pickUpTime' | 'dropOffTime'>;
type Told = Moments & Pick<Reservation, 'status' | 'pickedUpAt' | 'returnedAt' | 'noShowAt'>;
type Known = Pick<Counter, 'status' | 'pickedUpAt' | 'returnedAt' | 'noShowAt' | 'isLate'>;

/** What a rental's vehicle and customer are doing, as the counter calls it. */
export type RentalState =
  'toPickUp' | 'missed' | 'out' | 'late' | 'returned' | 'closed' | 'noShow' | 'cancelled';

/** The state of a rental; `now` is a wall time. */
export function stateOf(known: Known, { pickUpTime }: Moments, now: string): RentalState {
  const { status, pickedUpAt, returnedAt, noShowAt, isLate } = known;
  if (status === 'CANCELLED') return noShowAt === null ? 'cancelled' : 'noShow';
  if (status === 'DONE') return returnedAt === null ? 'closed' : 'returned';
  if (pickedUpAt !== null) return isLate ? 'late' : 'out';
  return pickUpTime.slice(0, 16) < now ? 'missed' : 'toPickUp';
}

/** The state as a reservation alone tells it; null where the host does not say what happened at the counter. */
export function stateOfReservation(reservation: Told, now: string): RentalState | null {
  const { status, pickedUpAt, returnedAt = null, noShowAt = null, dropOffTime } = reservation;
  if (pickedUpAt === undefined) return null;
  const isLate = dropOffTime.slice(0, 16) < now;
  const known = status === 'CREATED' || status === 'CANCELLED' ? status : 'DONE';
  return stateOf({ status: known, pickedUpAt, returnedAt, noShowAt, isLate }, reservation, now);
}

/** The class of a state's colour and shape. */
export const toneOf: Record<RentalState, `tone-${'green' | 'blue' | 'grey' | 'red'}`> = {
  toPickUp: 'tone-green',
  missed: 'tone-red',
  out: 'tone-green',
  late: 'tone-red',
  returned: 'tone-blue',
  closed: 'tone-blue',
  noShow: 'tone-grey',
  cancelled: 'tone-grey',
};

/** The state in a sentence, with its time. */
export function aboutState(
  state: RentalState,
  { returnedAt, noShowAt }: Pick<Known, 'returnedAt' | 'noShowAt'>,
  { pickUpTime, dropOffTime }: Moments,
): string {
  const texts = counterTexts().about;
  if (state === 'cancelled' || state === 'closed') return texts[state];
  const times = {
    toPickUp: pickUpTime,
    missed: pickUpTime,
    out: dropOffTime,
    late: dropOffTime,
    returned: returnedAt,
    noShow: noShowAt,
  };
  return texts[state](sentenceTime(times[state] ?? dropOffTime));
}
