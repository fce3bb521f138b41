import { useMemo } from 'react';
import stacked from '../list/stacked.module.css';
import { useList } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { reservationColumns, reservationList } from '../reservations/columns.tsx';
import { stateColumns } from '../reservations/state-columns.tsx';
import { pageOfReservationsOf } from '../../../lib/host/reservations.ts';
import { addressOf } from '../shell/router.ts';
import { adminTexts, customerTexts } from '../../../lib/texts/texts.ts';
import styles from './UserReservations.module.css';

interface Props {
  userId: number;
  /** Whether those that are still open stand elsewhere. */
  onlyOver: boolean;
}

/** What stands in each row but whose it is. */
const ofCustomer = () => stateColumns().filter(({ area }) => area !== 'customer');

/** A customer's reservations, latest first. */
export function UserReservations({ userId, onlyOver }: Props) {
  const source = useMemo<typeof reservationList>(
    () => ({
      ...reservationList,
      filters: [],
      load: ({ page, size, sort, direction }) => {
        const query = { page, size, sort, direction };
        return onlyOver
          ? reservationList.load({ ...query, userId: String(userId), state: 'over' })
          : pageOfReservationsOf(userId, query);
      },
    }),
    [userId, onlyOver],
  );
  const list = useList(source);
  const title = onlyOver ? customerTexts().past : adminTexts().reservationsOfUser;
  return (
    <section className="stack" aria-labelledby="reservations-of-user">
      <h2 id="reservations-of-user">{title}</h2>
      <ListView
        list={list}
        caption={title}
        columns={onlyOver ? ofCustomer() : reservationColumns()}
        rowHref={({ id }) => addressOf.reservation(id)}
        empty={adminTexts().noReservations}
        tableClass={onlyOver ? `${stacked.stacked} ${styles.areas}` : undefined}
      />
    </section>
  );
}
