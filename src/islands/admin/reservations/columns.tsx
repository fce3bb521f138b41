import {
  reservationSorts,
  type Reservation,
} from '../../../../contract/reservations/reservations.ts';
import {
  pageReservations,
  reservationFilters,
  type ListedReservation,
  type StaffReservation,
} from '../../../../contract/reservations/reservations-admin.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { isInOrder } from '../../../../contract/vehicles/days.ts';
import type { z } from 'zod';
import { wallTime } from '../../../lib/api/clock.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './columns.module.css';
import { priceColumn, StateBadge, stopColumns } from './shared-columns.tsx';
import { VehicleName } from '../VehicleName.tsx';
import { filterNames } from '../list/list-address.ts';
import type { ListSource } from '../list/use-list.ts';
import { stateOfReservation } from '../../../lib/rental/rental-state.ts';
import { pageOfReservations } from '../../../lib/host/reservations.ts';
import { adminTexts, finderTexts } from '../../../lib/texts/texts.ts';

/** The columns where the customer is known, or the host does not say who it is. */
export const reservationColumns = (): Column<StaffReservation>[] => [
  {
    title: adminTexts().vehicle,
    cell: ({ vehicle, id }) => (
      <>
        {vehicle ? <VehicleName vehicle={vehicle} /> : adminTexts().vehicle}{' '}
        <span className={`muted ${styles.below} ${styles.number}`}>{reservationNumber(id)}</span>
      </>
    ),
  },
  ...stopColumns(),
  {
    title: finderTexts().state,
    cell: State,
    sort: 'status',
  },
  priceColumn(),
];

/** The status alone where the host does not tell what happened at the counter. */
function State(reservation: Reservation) {
  const state = stateOfReservation(reservation, wallTime());
  return state ? <StateBadge state={state} /> : <StatusBadge status={reservation.status} />;
}

const filters = reservationFilters;
export type ReservationFilter = keyof typeof filters;
type FilterParams = Partial<Record<ReservationFilter, string>>;

/** Parses a filter of the address; undefined if it is invalid. */
export const parseFilter = <Name extends ReservationFilter>(name: Name, text: string | undefined) =>
  filters[name].safeParse(text).data as z.output<(typeof filters)[Name]> | undefined;

type Parsed = { [Name in ReservationFilter]: ReturnType<typeof parseFilter<Name>> };

/** Parses all filters of a query and preserves its other properties. */
export const parseFilters = <Query extends FilterParams>(query: Query) =>
  ({
    ...query,
    ...Object.fromEntries(
      filterNames(filters).map((name) => [name, parseFilter(name, query[name])]),
    ),
  }) as Omit<Query, ReservationFilter> & Parsed;

/** Whether the filters' days are in order; true if either is missing. */
export const areDaysInOrder = ({ from, until }: FilterParams): boolean =>
  isInOrder({ from: parseFilter('from', from), until: parseFilter('until', until) });

type Source = ListSource<ListedReservation, (typeof reservationSorts)[number], ReservationFilter>;

/** All reservations, latest pick-up first. */
export const reservationList: Source = {
  sorts: reservationSorts,
  usual: { sort: 'pickUpTime', direction: 'DESC' },
  filters: ['status', 'vehicleId', 'from', 'until', 'due'],
  parameters: pageReservations.wireNames,
  load: async (query) =>
    areDaysInOrder(query)
      ? pageOfReservations(parseFilters(query))
      : { content: [], totalElements: 0 },
};

/** What is next, of a server of ours: not closed, earliest pick-up first. `all` stands for all of them. */
export const reservationsByState: Source = {
  ...reservationList,
  usual: { sort: 'pickUpTime', direction: 'ASC' },
  filters: filterNames(reservationFilters),
  // Each of these says by itself which ones it means.
  defaults: ({ status, due, pickedUpOn, returnedOn }) =>
    status || due || pickedUpOn || returnedOn ? {} : { state: 'open' },
  neutral: { state: 'all' },
};
