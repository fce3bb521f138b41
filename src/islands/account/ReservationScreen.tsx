import { pages } from '../../../contract/site/pages.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { ReservationFrame } from './ReservationFrame.tsx';
import { Ticket } from './Ticket.tsx';

/** One of the user's reservations, to read and print. */
export function ReservationScreen({ reservationId: id }: { reservationId: string }) {
  const account = accountTexts();
  const print = (
    <button type="button" className="button button--primary" onClick={() => window.print()}>
      <Icon name="print" size={18} />
      {account.ticket.print}
    </button>
  );
  return (
    <ReservationFrame
      id={id}
      title={account.reservation(reservationNumber(id))}
      back={{ href: pages.ownReservations, text: account.backToReservations }}
      action={print}
    >
      {(reservation) => <Ticket reservation={reservation} now={wallTime()} />}
    </ReservationFrame>
  );
}
