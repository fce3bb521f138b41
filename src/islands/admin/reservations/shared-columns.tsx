import type { ReservationState } from '../../../../contract/reservations/reservation-states.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import { amountDueOf } from '../../../lib/rental/amount-due.ts';
import { listTime, price } from '../../../lib/texts/format.ts';
import { adminTexts, counterTexts } from '../../../lib/texts/texts.ts';
import type { Column } from '../../ui/Table.tsx';
import { toneOf } from '../counter/state.ts';
import styles from './columns.module.css';

/** When and where a rental begins and ends. */
export const stopColumns = (): Column<Reservation>[] => [
  {
    title: adminTexts().pickUp,
    area: 'pick-up',
    cell: (row) => <Stop place={row.pickUpLocation} time={row.pickUpTime} />,
    sort: 'pickUpTime',
  },
  {
    title: adminTexts().dropOff,
    area: 'drop-off',
    cell: (row) => <Stop place={row.dropOffLocation} time={row.dropOffTime} />,
    sort: 'dropOffTime',
  },
];

export const priceColumn = (): Column<Reservation> => ({
  title: adminTexts().price,
  area: 'price',
  cell: Price,
  sort: 'totalPrice',
  numeric: true,
});

/** What a rental is doing. */
export const StateBadge = ({ state }: { state: ReservationState }) => (
  <span className={`badge ${toneOf[state]} ${styles.state}`}>{counterTexts().states[state]}</span>
);

/** Crossed out where it is not to be paid, beside what is. */
function Price(reservation: Reservation) {
  const { totalPrice, status, currency } = reservation;
  if (totalPrice == null) return '–';
  const text = price(totalPrice, currency);
  const due = amountDueOf(reservation) ?? 0;
  if (status !== 'CANCELLED') return text;
  return (
    <>
      <s>{text}</s> {due > 0 && <span className={styles.due}>{price(due, currency)}</span>}
    </>
  );
}

function Stop({ place, time }: { place: string; time: string }) {
  return (
    <>
      <time className={styles.time} dateTime={time}>
        {listTime(time)}
      </time>{' '}
      <span className={`muted ${styles.below}`}>{place}</span>
    </>
  );
}
