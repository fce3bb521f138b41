import { reservationMessages } from '../../../../contract/reservations.ts';
import { price } from '../../../lib/format.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
import styles from './QuoteLine.module.css';
import type { Quote } from './quote.ts';

interface Props {
  quote: Quote;
  /** Whether the form begins in the past, which may be meant. */
  isPast: boolean;
}

/** What the rental costs. */
export function QuoteLine({ quote, isPast }: Props) {
  const known = quote.state === 'known' ? quote : null;
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
      {known && known.formerDollars !== null && (
        <p className="notice notice--danger">
          {adminTexts.priceChanged(price(known.formerDollars), price(known.dollars))}
        </p>
      )}
      {isPast && <p className="field__hint">{adminTexts.isPast}</p>}
      {known && !known.available && <Taken isSaidAbove={known.conflicts.length > 0} />}
    </div>
  );
}

/** Where a field says who has the vehicle, this is for those who do not see it appear. */
const Taken = ({ isSaidAbove }: { isSaidAbove: boolean }) => (
  <p className={isSaidAbove ? 'visually-hidden' : 'notice notice--danger'}>
    {reservationMessages.taken}
  </p>
);
