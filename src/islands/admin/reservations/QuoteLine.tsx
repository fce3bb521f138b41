import { reservationMessages } from '../../../../contract/reservations.ts';
import { price } from '../../../lib/format.ts';
import styles from './QuoteLine.module.css';
import type { Quote } from './quote.ts';
import { adminTexts } from '../texts.ts';

interface Props {
  quote: Quote;
  /** Whether a taken vehicle is to be said: a stored reservation takes its own time itself. */
  sayTaken: boolean;
}

/** What the rental costs. */
export function QuoteLine({ quote, sayTaken }: Props) {
  const taken = sayTaken && quote.state === 'known' && !quote.available;
  return (
    <div role="status" className={styles.quote}>
      {quote.state !== 'none' && (
        <p className={styles.line}>
          {quote.state === 'estimated' ? adminTexts.estimate : adminTexts.totalPrice}
          {quote.state === 'asking' ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <span className="price">{price(quote.dollars)}</span>
          )}
        </p>
      )}
      {taken && <p className="notice notice--danger">{reservationMessages.taken}</p>}
    </div>
  );
}
