import { useCallback } from 'react';
import { getReservation } from '../../../../contract/reservations-admin.ts';
import { readRecord } from '../../../lib/records.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { adminTexts, textsArrive } from '../../../lib/texts.ts';

const ReservationPapers = lazyPart(async () => {
  const [script] = await Promise.all([
    import('./ReservationPapers.tsx'),
    textsArrive('afterBooking'),
  ]);
  return script.ReservationPapers;
});
const ReservationForm = lazyPart(() =>
  import('./ReservationForm.tsx').then((file) => file.ReservationForm),
);

export function ReservationScreen({ reservationId }: { reservationId: string }) {
  const load = useCallback(
    () => readRecord(getReservation, { params: { id: reservationId } }),
    [reservationId],
  );
  const title = adminTexts().reservation(reservationId);
  return (
    <Await title={title} load={load}>
      {(stored) => (
        <>
          <ScreenHeader title={title}>
            {stored.data.userId != null && (
              <a className="button" href={addressOf.user(stored.data.userId)}>
                {stored.data.customerErased
                  ? adminTexts().erasedCustomer
                  : adminTexts().getCustomer}
              </a>
            )}
          </ScreenHeader>
          <ReservationForm stored={stored} />
          <ReservationPapers reservation={stored.data} />
        </>
      )}
    </Await>
  );
}
