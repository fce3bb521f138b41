import { difference, price } from '../../../lib/texts/format.ts';
import styles from './QuoteLine.module.css';
import { countInTheWay, type InTheWay, type Quote } from './quote.ts';
import { adminTexts, messageOf, priceTexts } from '../../../lib/texts/texts.ts';
import { lineText } from '../../../lib/texts/line-text.ts';
import { LineFacts } from '../../ui/LineFacts.tsx';
import list from '../../ui/Lines.module.css';

interface Props {
  quote: Quote;
  /** Whether the pick-up is in the past, which is allowed. */
  isPast: boolean;
  /** What was agreed before; null without. */
  agreed?: number | null | undefined;
  /** The company's unless another one was agreed. */
  currency?: string | null | undefined;
  /** Whether it ends later than agreed. */
  isLonger?: boolean;
  /** Whether the lines of the agreed price stand elsewhere on the page. */
  hasLinesAbove?: boolean;
}

/** The price of a rental. */
export function QuoteLine(props: Props) {
  const { quote, isPast, agreed = null, currency, hasLinesAbove = false, isLonger } = props;
  const answer = quote.state === 'known' ? quote : null;
  const isShownAbove = hasLinesAbove && answer?.price === agreed;
  return (
    <div className={styles.quote}>
      {answer && !isShownAbove && answer.lines.length > 0 && (
        <dl className={`${list.lines} ${styles.narrow}`}>
          <LineFacts lines={answer.lines} currency={currency} />
        </dl>
      )}
      <Total quote={quote} isPast={isPast} agreed={agreed} currency={currency} />
      {isLonger && isShownAbove && (
        <p className="field__hint">
          {priceTexts().sameTotal(answer.lines.map((line) => lineText(line, currency)).join(', '))}
        </p>
      )}
    </div>
  );
}

function Total({ quote, isPast, agreed, currency }: Props) {
  const answer = quote.state === 'known' ? quote : null;
  return (
    <div role="status" className={styles.quote}>
      {quote.state === 'failed' && <p className="notice notice--danger">{quote.message}</p>}
      {quote.state !== 'none' && quote.state !== 'failed' && (
        <p className={styles.line}>
          {quote.state === 'estimated' ? adminTexts().estimate : adminTexts().totalPrice}
          {quote.state === 'asking' ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <span className="price">{price(quote.price, currency)}</span>
          )}
          {answer && agreed != null && answer.price !== agreed && (
            <strong>
              {priceTexts().difference(
                difference(answer.price - agreed, currency),
                price(answer.price, currency),
              )}
            </strong>
          )}
        </p>
      )}
      {answer && answer.formerPrice !== null && (
        <p className="notice notice--danger">
          {adminTexts().priceChanged(
            price(answer.formerPrice, currency),
            price(answer.price, currency),
          )}
        </p>
      )}
      {isPast && <p className="field__hint">{adminTexts().isPast}</p>}
      {answer && !answer.available && <Taken quote={answer} />}
    </div>
  );
}

/** For screen readers only if a field already shows what is in the way. */
function Taken({ quote }: { quote: InTheWay }) {
  const isShownAbove = countInTheWay(quote) > 0;
  return (
    <p className={isShownAbove ? 'visually-hidden' : 'notice notice--danger'}>
      {messageOf(quote.ready || isShownAbove ? 'reservations.taken' : 'reservations.notReady')}
    </p>
  );
}
