import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { bookingAddress, momentsIn } from '../../lib/rental/search.ts';
import { changeTexts } from '../../lib/texts/texts.ts';

interface Props {
  reservation: Reservation;
  /** The current wall time. */
  now: string;
}

/** Leads to the vehicle of a rental that is over; with the times of a cancelled one, if they are still ahead. */
export function BookAgain({ reservation, now }: Props) {
  const { vehicle, status, pickUpTime } = reservation;
  if (!vehicle) return null;
  const isAhead = status === 'CANCELLED' && pickUpTime > now;
  const address = bookingAddress(vehicle.id, isAhead ? momentsIn(reservation) : null);
  return (
    <a className="button" href={address} target="_self">
      {changeTexts().bookAgain}
      <span className="visually-hidden">: {vehicle.model}</span>
    </a>
  );
}
