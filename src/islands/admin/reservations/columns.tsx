import {
  pageReservations,
  reservationSorts,
  statuses,
  type Reservation,
} from '../../../../contract/reservations.ts';
import { call } from '../../../lib/api.ts';
import { dateTime, price } from '../../../lib/format.ts';
import { texts } from '../../../lib/texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { ListSource } from '../list.ts';
import styles from './columns.module.css';

const { admin } = texts;

export const reservationColumns: Column<Reservation>[] = [
  { title: admin.vehicle, cell: ({ vehicle, id }) => vehicle?.model ?? admin.reservation(id) },
  {
    title: admin.pickUp,
    cell: (row) => <Stop place={row.pickUpLocation} time={row.pickUpTime} />,
    sort: 'pickUpTime',
  },
  {
    title: admin.dropOff,
    cell: (row) => <Stop place={row.dropOffLocation} time={row.dropOffTime} />,
    sort: 'dropOffTime',
  },
  { title: admin.status, cell: ({ status }) => <StatusBadge status={status} />, sort: 'status' },
  {
    title: admin.price,
    cell: ({ totalPrice }) => (totalPrice == null ? '–' : price(totalPrice)),
    sort: 'totalPrice',
    numeric: true,
  },
];

function Stop({ place, time }: { place: string; time: string }) {
  return (
    <>
      <time className={styles.time} dateTime={time}>
        {dateTime(time)}
      </time>{' '}
      <span className={styles.place}>{place}</span>
    </>
  );
}

export type ReservationFilter = 'status' | 'carId' | 'from' | 'until';

/** All reservations, the latest pick-up first. */
export const reservationList: ListSource<
  Reservation,
  (typeof reservationSorts)[number],
  ReservationFilter
> = {
  sorts: reservationSorts,
  usual: { sort: 'pickUpTime', direction: 'DESC' },
  filters: ['status', 'carId', 'from', 'until'],
  load: ({ status, ...query }) =>
    call(pageReservations, {
      query: { ...query, status: statuses.find((known) => known === status) },
    }),
};
