import type { ReservationState } from '../../../../contract/reservations/reservation-states.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import { dueLinesOf } from '../../../lib/rental/amount-due.ts';
import { dateTime, price } from '../../../lib/texts/format.ts';
import { lineText } from '../../../lib/texts/line-text.ts';
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
