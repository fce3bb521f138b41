import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { price } from '../../lib/texts/format.ts';
import { amountDueOf, dueLinesOf, dueTaxNote } from '../../lib/rental/amount-due.ts';
import { lossNote } from '../../lib/texts/line-text.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import styles from './BookedPrice.module.css';
import { LineFacts } from '../ui/LineFacts.tsx';

/** How a reservation's price comes about, as far as that is known, and its total. */
export function BookedPrice({ reservation }: { reservation: Reservation }) {
  const { ticket } = accountTexts();
  const { currency, status } = reservation;
  const lines = dueLinesOf(reservation);
  const loss = lossNote(lines, status);
  const tax = dueTaxNote(reservation);
  const amount = amountDueOf(reservation);
  return (
    <dl className={styles.lines}>
      <LineFacts lines={lines} currency={currency} />
      <div className={styles.total}>
        <dt>{ticket.total}</dt>
        <dd>
          {amount === null ? '–' : price(amount, currency)}
          {tax && <small>{tax}</small>}
          {loss && <small>{loss}</small>}
        </dd>
      </div>
    </dl>
  );
}
