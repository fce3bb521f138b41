import type { ReservationState } from '../../../../contract/reservations/reservation-states.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';

/** The class of a state's colour and shape. */
export const toneOf: Record<ReservationState, `tone-${'green' | 'out' | 'blue' | 'grey' | 'red'}`> =
  {
    toPickUp: 'tone-green',
    missed: 'tone-red',
    out: 'tone-out',
    late: 'tone-red',
    returned: 'tone-blue',
    closed: 'tone-blue',
    noShow: 'tone-grey',
    cancelled: 'tone-grey',
  };

/** The state in a sentence, with its time. */
export function aboutState(
  state: ReservationState,
  { returnedAt, noShowAt }: Record<'returnedAt' | 'noShowAt', string | null>,
  { pickUpTime, dropOffTime }: Pick<Reservation, 'pickUpTime' | 'dropOffTime'>,
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
