import type { ListedReservation } from '../../../../contract/reservations/reservations-admin.ts';
import { today, wallTime } from '../../../lib/api/clock.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { addressOf } from '../shell/router.ts';
import { may } from '../../../lib/session/may.ts';

type Row = Pick<ListedReservation, 'id' | 'state' | 'vehicleMissing'> & {
  /** Where a list does not say it, it is not over. */
  dropOffTime?: string;
};

export const isUpcoming = ({ state }: Pick<Row, 'state'>): boolean =>
  state === 'toPickUp' || state === 'missed';

/** What is to be done next with a rental at the counter; null for nothing. */
export function nextStep(row: Row) {
  const { id, state, vehicleMissing, dropOffTime = '' } = row;
  const { steps, giveVehicle, clarify } = counterTexts();
  if (!may('counter')) return null;
  if (vehicleMissing)
    return { href: addressOf.reservation(id, { begins: 'vehicle' }), text: giveVehicle };
  if (state === 'out' || state === 'late')
    return { href: addressOf.step('return', id), text: steps.return };
  // Whether nobody came, or nobody recorded it, is decided on its page.
  if (state === 'missed' && dropOffTime && dropOffTime < wallTime())
    return { href: addressOf.reservation(id), text: clarify };
  return isUpcoming(row)
    ? { href: addressOf.step('hand-over', id), text: steps['hand-over'] }
    : null;
}

/** The same, without hand-overs of later days. */
export const stepOfToday = (row: Row & Pick<ListedReservation, 'pickUpTime'>) =>
  isUpcoming(row) && !row.vehicleMissing && row.pickUpTime.slice(0, 10) > today()
    ? null
    : nextStep(row);
