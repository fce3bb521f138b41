import { reservationSorts, type Reservation } from '../../../../contract/reservations.ts';
import {
  isInOrder,
  pageReservations,
  reservationFilters,
} from '../../../../contract/reservations-admin.ts';
import type { z } from 'zod';
import { dueLinesOf } from '../../../lib/amount-due.ts';
import { dateTime, price } from '../../../lib/format.ts';
import { lineText } from '../../../lib/line-text.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { ListSource } from '../list/use-list.ts';
import styles from './columns.module.css';
import { pageOfReservations } from '../../../lib/page-of-reservations.ts';
import { adminTexts } from '../../../lib/texts.ts';

export const reservationColumns = (): Column<Reservation>[] => [
  {
    title: adminTexts().vehicle,
    cell: ({ vehicle, id }) => vehicle?.model ?? adminTexts().reservation(id),
  },
  {
    title: adminTexts().pickUp,
    cell: (row) => <Stop place={row.pickUpLocation} time={row.pickUpTime} />,
    sort: 'pickUpTime',
  },
  {
    title: adminTexts().dropOff,
    cell: (row) => <Stop place={row.dropOffLocation} time={row.dropOffTime} />,
    sort: 'dropOffTime',
  },
  {
    title: adminTexts().status,
    cell: ({ status }) => <StatusBadge status={status} />,
    sort: 'status',
  },
  {
    title: adminTexts().price,
    cell: Price,
    sort: 'totalPrice',
    numeric: true,
  },
];

/** Crossed out where it is not to be paid. */
function Price(reservation: Reservation) {
  const { totalPrice, status, currency } = reservation;
  if (totalPrice == null) return '–';
  const text = price(totalPrice, currency);
  return (
    <>
      {status === 'CANCELLED' ? <s>{text}</s> : text}{' '}
      {dueLinesOf(reservation).map((line, index) => (
        <span key={index} className={`muted ${styles.below} ${styles.line}`}>
          {lineText(line, currency)}
        </span>
      ))}
    </>
  );
}

function Stop({ place, time }: { place: string; time: string }) {
  return (
    <>
      <time className={styles.time} dateTime={time}>
        {dateTime(time)}
      </time>{' '}
      <span className={`muted ${styles.below}`}>{place}</span>
    </>
  );
}

const filters = reservationFilters;
export type ReservationFilter = keyof typeof filters;
type FilterParams = Partial<Record<ReservationFilter, string>>;

/** Parses a filter of the address; undefined if it is invalid. */
export const parseFilter = <Name extends ReservationFilter>(name: Name, text: string | undefined) =>
  filters[name].safeParse(text).data as z.output<(typeof filters)[Name]> | undefined;

/** Parses all filters of a query and preserves its other properties. */
export const parseFilters = <Other extends object>({
  status,
  vehicleId,
  from,
  until,
  due,
  ...other
}: Other & FilterParams) => ({
  ...other,
  status: parseFilter('status', status),
  vehicleId: parseFilter('vehicleId', vehicleId),
  from: parseFilter('from', from),
  until: parseFilter('until', until),
  due: parseFilter('due', due),
});

/** Whether the filters' days are in order; true if either is missing. */
export const areDaysInOrder = ({ from, until }: FilterParams): boolean =>
  isInOrder({ from: parseFilter('from', from), until: parseFilter('until', until) });

/** All reservations, latest pick-up first. */
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
      ? pageOfReservations(parseFilters(query))
      : { content: [], totalElements: 0 },
};
