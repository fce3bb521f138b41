import { useMemo } from 'react';
import { listReservationsOf } from '../../../../contract/reservations-admin.ts';
import { call } from '../../../lib/api.ts';
import { useList } from '../list.ts';
import { ListView } from '../ListView.tsx';
import { asPage } from '../list-page.ts';
import { reservationColumns, reservationList } from '../reservations/columns.tsx';
import { addressOf } from '../router.ts';
import { adminTexts } from '../texts.ts';

/** What a user has booked. */
export function UserReservations({ userId }: { userId: number }) {
  const source = useMemo(
    () => ({
      ...reservationList,
      filters: [],
      load: async (query: Parameters<typeof reservationList.load>[0]) =>
        asPage(await call(listReservationsOf, { query: { ...query, userId } }), query),
    }),
    [userId],
  );
  const list = useList(source);
  return (
    <section className="stack" aria-labelledby="reservations-of-user">
      <h2 id="reservations-of-user">{adminTexts.reservationsOfUser}</h2>
      <ListView
        list={list}
        caption={adminTexts.reservationsOfUser}
        columns={reservationColumns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf.reservation(id)}
        empty={adminTexts.noReservations}
      />
    </section>
  );
}
