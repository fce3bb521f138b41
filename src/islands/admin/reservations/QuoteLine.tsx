import { reservationMessages } from '../../../../contract/reservations.ts';
import { price } from '../../../lib/format.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
import styles from './QuoteLine.module.css';
import type { Quote } from './quote.ts';

interface Props {
  quote: Quote;
  /** Whether the pick-up is in the past, which is allowed. */
  isPast: boolean;
}

/** The price of a rental. */
export function QuoteLine({ quote, isPast }: Props) {
  const known = quote.state === 'known' ? quote : null;
  return (
    <div role="status" className={styles.quote}>
      {quote.state === 'failed' && <p className="notice notice--danger">{quote.message}</p>}
      {quote.state !== 'none' && quote.state !== 'failed' && (
        <p className={styles.line}>
          {quote.state === 'estimated' ? adminTexts.estimate : adminTexts.totalPrice}
          {quote.state === 'asking' ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <span className="price">{price(quote.dollars)}</span>
          )}
        </p>
      )}
      {known && known.formerDollars !== null && (
        <p className="notice notice--danger">
          {adminTexts.priceChanged(price(known.formerDollars), price(known.dollars))}
        </p>
      )}
      {isPast && <p className="field__hint">{adminTexts.isPast}</p>}
      {known && !known.available && <Taken isShownAbove={known.conflicts.length > 0} />}
    </div>
  );
}

/** For screen readers only if a field already shows the conflict. */
const Taken = ({ isShownAbove }: { isShownAbove: boolean }) => (
  <p className={isShownAbove ? 'visually-hidden' : 'notice notice--danger'}>
    {reservationMessages.taken}
  </p>
);
