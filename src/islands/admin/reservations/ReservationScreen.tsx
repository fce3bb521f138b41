import { useCallback } from 'react';
import { getReservation } from '../../../../contract/reservations-admin.ts';
import { call } from '../../../lib/api.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../Await.tsx';
import { addressOf } from '../router.ts';
import { ReservationForm } from './ReservationForm.tsx';
import { adminTexts } from '../texts.ts';

export function ReservationScreen({ reservationId }: { reservationId: string }) {
  const load = useCallback(
    () => call(getReservation, { params: { id: reservationId } }),
    [reservationId],
  );
  const title = adminTexts.reservation(reservationId);
  return (
    <Await title={title} load={load}>
      {(reservation) => (
        <>
          <ScreenHeader title={title}>
            {reservation.userId != null && (
              <a className="button" href={addressOf.user(reservation.userId)}>
                {adminTexts.getCustomer}
              </a>
            )}
          </ScreenHeader>
          <ReservationForm reservation={reservation} />
        </>
      )}
    </Await>
  );
}
