import { reservationSorts, type Reservation } from '../../../../contract/reservations.ts';
import { pageReservations } from '../../../../contract/reservations-admin.ts';
import type { z } from 'zod';
import { call } from '../../../lib/api.ts';
import { dateTime, price } from '../../../lib/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { ListSource } from '../list.ts';
import styles from './columns.module.css';
import { adminTexts } from '../texts.ts';

export const reservationColumns: Column<Reservation>[] = [
  {
    title: adminTexts.vehicle,
    cell: ({ vehicle, id }) => vehicle?.model ?? adminTexts.reservation(id),
  },
  {
    title: adminTexts.pickUp,
    cell: (row) => <Stop place={row.pickUpLocation} time={row.pickUpTime} />,
    sort: 'pickUpTime',
  },
  {
    title: adminTexts.dropOff,
    cell: (row) => <Stop place={row.dropOffLocation} time={row.dropOffTime} />,
    sort: 'dropOffTime',
  },
  {
    title: adminTexts.status,
    cell: ({ status }) => <StatusBadge status={status} />,
    sort: 'status',
  },
  {
    title: adminTexts.price,
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

const filters = pageReservations.query.shape;

/** What a filter of the address means; what makes no sense counts as not said. */
export const said = <Name extends ReservationFilter>(name: Name, text: string | undefined) =>
  filters[name].safeParse(text).data as z.output<(typeof filters)[Name]> | undefined;

/** All reservations, the latest pick-up first. */
export const reservationList: ListSource<
  Reservation,
  (typeof reservationSorts)[number],
  ReservationFilter
> = {
  sorts: reservationSorts,
  usual: { sort: 'pickUpTime', direction: 'DESC' },
  filters: ['status', 'carId', 'from', 'until'],
  load: ({ status, carId, from, until, ...query }) =>
    call(pageReservations, {
      query: {
        ...query,
        status: said('status', status),
        carId: said('carId', carId),
        from: said('from', from),
        until: said('until', until),
      },
    }),
};
