import type { Reservation } from '../../../contract/reservations.ts';
import { price, vatNote } from '../../lib/format.ts';
import { lineText } from '../../lib/line-text.ts';
import { accountTexts } from '../../lib/texts.ts';
import styles from './BookedPrice.module.css';

/** How a reservation's price comes about, as far as that is known, and its total. */
export function BookedPrice({ reservation }: { reservation: Reservation }) {
  const { ticket } = accountTexts();
  const { totalPrice } = reservation;
  return (
    <dl className={styles.lines}>
      {(reservation.lines ?? []).map((line, index) => (
        <div key={index}>
          <dt>{lineText(line)}</dt>
          <dd>{price(line.amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{ticket.total}</dt>
        <dd>
          {totalPrice == null ? '–' : price(totalPrice)}
          {totalPrice != null && vatNote() && <small>{vatNote()}</small>}
        </dd>
      </div>
    </dl>
  );
}
