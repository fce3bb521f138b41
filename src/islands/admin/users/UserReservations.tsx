import { useMemo } from 'react';
import { useList } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { reservationColumns, reservationList } from '../reservations/columns.tsx';
import { pageOfReservationsOf } from '../../../lib/host/reservations.ts';
import { addressOf } from '../shell/router.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { CustomerTotals } from './CustomerTotals.tsx';

export function UserReservations({ userId }: { userId: number }) {
  const source = useMemo(
    () => ({
      ...reservationList,
      filters: [],
      load: ({ page, size, sort, direction }: Parameters<typeof reservationList.load>[0]) =>
        pageOfReservationsOf(userId, { page, size, sort, direction }),
    }),
    [userId],
  );
  const list = useList(source);
  const isOurs = useIsOurs();
  return (
    <section className="stack" aria-labelledby="reservations-of-user">
      <h2 id="reservations-of-user">{adminTexts().reservationsOfUser}</h2>
      {isOurs && <CustomerTotals userId={userId} />}
      <ListView
        list={list}
        caption={adminTexts().reservationsOfUser}
        columns={reservationColumns()}
        rowHref={({ id }) => addressOf.reservation(id)}
        empty={adminTexts().noReservations}
      />
    </section>
  );
}
