import { reservationSorts, type Reservation } from '../../../../contract/reservations.ts';
import {
  isInOrder,
  pageReservations,
  reservationFilters,
} from '../../../../contract/reservations-admin.ts';
import type { z } from 'zod';
import { dateTime, price } from '../../../lib/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { ListSource } from '../list/list.ts';
import styles from './columns.module.css';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
import { pageOfReservations } from '../../../lib/page-of-reservations.ts';

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

const filters = reservationFilters;
export type ReservationFilter = keyof typeof filters;
type Said = Partial<Record<ReservationFilter, string>>;

/** What a filter of the address means; what makes no sense counts as not said. */
export const said = <Name extends ReservationFilter>(name: Name, text: string | undefined) =>
  filters[name].safeParse(text).data as z.output<(typeof filters)[Name]> | undefined;

/** The same of all filters, beside what else is asked for. */
export const saidQuery = <Other extends object>({
  status,
  vehicleId,
  from,
  until,
  due,
  ...other
}: Other & Said) => ({
  ...other,
  status: said('status', status),
  vehicleId: said('vehicleId', vehicleId),
  from: said('from', from),
  until: said('until', until),
  due: said('due', due),
});

/** Whether the days of the filters are in order; without either of them they are. */
export const areDaysInOrder = ({ from, until }: Said): boolean =>
  isInOrder({ from: said('from', from), until: said('until', until) });

/** All reservations, the latest pick-up first. */
export const reservationList: ListSource<
  Reservation,
  (typeof reservationSorts)[number],
  ReservationFilter
> = {
  sorts: reservationSorts,
  usual: { sort: 'pickUpTime', direction: 'DESC' },
  filters: ['status', 'vehicleId', 'from', 'until', 'due'],
  parameters: pageReservations.wireNames,
  load: async (query) =>
    areDaysInOrder(query)
      ? pageOfReservations(saidQuery(query))
      : { content: [], totalElements: 0 },
};
