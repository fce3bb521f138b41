import type { ListedReservation } from '../../../../contract/reservations/reservations-admin.ts';
import { today } from '../../../lib/api/clock.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { addressOf } from '../shell/router.ts';
import { may } from '../../../lib/session/may.ts';

/** What is to be done with a rental today; null for nothing. */
export function nextStep({ id, state, vehicleMissing, pickUpTime }: ListedReservation) {
  const { steps, giveVehicle } = counterTexts();
  if (!may('counter')) return null;
  if (vehicleMissing)
    return { href: addressOf.reservation(id, { begins: 'vehicle' }), text: giveVehicle };
  if (state === 'out' || state === 'late')
    return { href: addressOf.step('return', id), text: steps.return };
  const isDue = (state === 'toPickUp' || state === 'missed') && pickUpTime.slice(0, 10) <= today();
  return isDue ? { href: addressOf.step('hand-over', id), text: steps['hand-over'] } : null;
}
