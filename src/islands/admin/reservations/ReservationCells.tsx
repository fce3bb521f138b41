import type { Reservation } from '../../../../contract/reservations.ts';
import { dueLinesOf } from '../../../lib/amount-due.ts';
import { dateTime, price } from '../../../lib/format.ts';
import { lineText } from '../../../lib/line-text.ts';
import styles from './columns.module.css';

/** Crossed out where it is not to be paid. */
export function Price(reservation: Reservation) {
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

export function Stop({ place, time }: { place: string; time: string }) {
  return (
    <>
      <time className={styles.time} dateTime={time}>
        {dateTime(time)}
      </time>{' '}
      <span className={`muted ${styles.below}`}>{place}</span>
    </>
  );
}
