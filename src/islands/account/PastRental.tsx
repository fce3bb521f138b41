import { getPagePath } from '@nanostores/router';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { amountDueOf, dueLinesOf } from '../../lib/rental/amount-due.ts';
import { dayRange, price } from '../../lib/texts/format.ts';
import { lossNote } from '../../lib/texts/line-text.ts';
import { texts } from '../../lib/texts/texts.ts';
import { statusTone } from '../ui/StatusBadge.tsx';
import styles from './PastRental.module.css';
import { $page } from './router.ts';
import type { ShownRental } from './stage.ts';
import { StageBadge } from './StageBadge.tsx';

/** A rental that is over, in a row of a list: a link, whose area is the whole row. */
export function PastRental({ reservation, now }: ShownRental) {
  const { id, vehicle, status, currency, pickUpTime, dropOffTime } = reservation;
  const amount = amountDueOf(reservation);
  const loss = lossNote(dueLinesOf(reservation), status);
  const titleId = `reservation-${id}`;
  return (
    <article className={`${styles.row} ${statusTone(status)}`} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.model}>
        <a className="cover-link" href={getPagePath($page, 'reservation', { reservationId: id })}>
          {vehicle?.model ?? texts().rental.vehicle}
          <span className="visually-hidden">, {reservationNumber(id)}</span>
        </a>
      </h3>
      <StageBadge reservation={reservation} now={now} />
      <p className={styles.about}>
        <span aria-hidden="true">{reservationNumber(id)}, </span>
        {dayRange(pickUpTime, dropOffTime)}
      </p>
      <p className={styles.price}>{amount === null ? '–' : price(amount, currency)}</p>
      {loss && <p className={styles.note}>{loss}</p>}
    </article>
  );
}
