import { pages } from '../../../contract/site/pages.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { ReservationFrame } from './ReservationFrame.tsx';
import { Ticket } from './Ticket.tsx';

/** One of the user's reservations, to read and print. */
export function ReservationScreen({ reservationId: id }: { reservationId: string }) {
  const account = accountTexts();
  return (
    <ReservationFrame
      id={id}
      title={account.reservation(reservationNumber(id))}
      back={{ href: pages.ownReservations, text: account.backToReservations }}
      isPrintable
    >
      {(reservation) => <Ticket reservation={reservation} now={wallTime()} />}
    </ReservationFrame>
  );
}
