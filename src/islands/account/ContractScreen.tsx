import { getPagePath } from '@nanostores/router';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { accountTexts, afterBookingTexts } from '../../lib/texts/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { Contract } from './Contract.tsx';
import { ReservationFrame } from './ReservationFrame.tsx';
import { $page } from './router.ts';

/** The contract of one of the user's reservations, to read and print. */
export function ContractScreen({ reservationId: id }: { reservationId: string }) {
  const isOurs = useIsOurs();
  const { contract } = afterBookingTexts();
  const back = {
    href: getPagePath($page, 'reservation', { reservationId: id }),
    text: contract.back,
  };
  if (!isOurs) return <NotFound back={back} />;
  const print = (
    <button type="button" className="button button--primary" onClick={() => window.print()}>
      <Icon name="print" size={18} />
      {accountTexts().ticket.print}
    </button>
  );
  return (
    <ReservationFrame
      id={id}
      title={contract.title(reservationNumber(id))}
      back={back}
      action={print}
    >
      {(reservation) => <Contract reservation={reservation} />}
    </ReservationFrame>
  );
}
