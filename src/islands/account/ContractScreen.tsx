import { getPagePath } from '@nanostores/router';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { afterBookingTexts } from '../../lib/texts/texts.ts';
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
  return (
    <ReservationFrame id={id} title={contract.title(reservationNumber(id))} back={back} isPrintable>
      {(reservation) => <Contract reservation={reservation} />}
    </ReservationFrame>
  );
}
