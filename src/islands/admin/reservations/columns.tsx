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
import { wallTime } from '../../../lib/api/clock.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './columns.module.css';
import { priceColumn, StateBadge, stopColumns } from './shared-columns.tsx';
import { VehicleName } from '../VehicleName.tsx';
import { filterNames, parseFilters } from '../list/list-address.ts';
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

export type ReservationFilter = keyof typeof reservationFilters;
type Source = ListSource<ListedReservation, (typeof reservationSorts)[number], ReservationFilter>;

/** All reservations, latest pick-up first. */
export const reservationList: Source = {
  sorts: reservationSorts,
  usual: { sort: 'pickUpTime', direction: 'DESC' },
  filters: ['status', 'vehicleId', 'from', 'until', 'due'],
  parameters: pageReservations.wireNames,
  load: async (query) => {
    const parsed = parseFilters(reservationFilters, query);
    return isInOrder(parsed) ? pageOfReservations(parsed) : { content: [], totalElements: 0 };
  },
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
