import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { taxNote } from '../../lib/rental/amount-due.ts';
import { price, sentenceTime } from '../../lib/texts/format.ts';
import { accountTexts, changeTexts } from '../../lib/texts/texts.ts';
import priceStyles from './BookedPrice.module.css';
import styles from './ChangeScreen.module.css';
import type { Preview, PreviewState } from './use-change.ts';
import { business } from '../../lib/site/business.ts';
import type { Changes } from './stage.ts';
import { LineFacts } from '../ui/LineFacts.tsx';

interface Props extends PreviewState {
  isChanged: boolean;
  /** The price shown before it changed; else null. */
  formerPrice: number | null;
  agreed: Agreed;
}

type Agreed = Pick<Reservation, 'currency' | 'vatPercent'>;

/** What a change would cost, or why it is not possible. An earlier answer stays until the next one arrives. */
export function ChangePreview(props: Props) {
  const { answer, failure, isAsking, isChanged, formerPrice, agreed } = props;
  const { currency } = agreed;
  const { preview } = changeTexts();
  return (
    <section className={styles.preview}>
      <h3 className={styles.previewTitle}>{preview.title}</h3>
      <div aria-live="polite" aria-busy={isAsking} className="stack">
        {!isChanged && <p className="muted">{preview.first}</p>}
        {isAsking && !answer && !failure && <Asking />}
        {failure && <p className="notice notice--danger">{failure}</p>}
        {answer && !answer.available && (
          <p className="notice notice--danger">{takenText(answer)}</p>
        )}
        {answer && formerPrice !== null && formerPrice !== answer.totalPrice && (
          <p className="notice notice--danger">
            {preview.priceChanged(price(formerPrice, currency), price(answer.totalPrice, currency))}
          </p>
        )}
        {answer?.available && <NewPrice preview={answer} agreed={agreed} />}
      </div>
    </section>
  );
}

function Asking() {
  return (
    <p className={`muted ${styles.asking}`}>
      <span className="spinner" aria-hidden="true" />
      {changeTexts().preview.asking}
    </p>
  );
}

function takenText({ freeUntil, takenUntil }: Preview): string {
  const { preview } = changeTexts();
  if (freeUntil) return preview.onlyFreeUntil(sentenceTime(freeUntil));
  return takenUntil ? preview.takenUntil(sentenceTime(takenUntil)) : preview.taken;
}

function NewPrice({ preview, agreed }: { preview: Preview; agreed: Agreed }) {
  const { lines, totalPrice, difference } = preview;
  const { currency } = agreed;
  const note = taxNote(totalPrice, lines, agreed);
  const { ticket } = accountTexts();
  return (
    <dl className={priceStyles.lines}>
      <LineFacts lines={lines} currency={currency} />
      <div className={priceStyles.total}>
        <dt>{ticket.total}</dt>
        <dd>
          {price(totalPrice, currency)}
          {note && <small>{note}</small>}
        </dd>
      </div>
      <div>
        <dt>{changeTexts().preview.difference}</dt>
        <dd className={styles.difference}>{differenceText(difference, currency)}</dd>
      </div>
    </dl>
  );
}

/** `$19.50 more`, `19,50 $ weniger` or `no difference`. */
function differenceText(difference: number, currency?: string | null): string {
  const { more, less, same } = changeTexts().preview;
  if (difference === 0) return same;
  return (difference > 0 ? more : less)(price(Math.abs(difference), currency));
}

/** The label of the button that changes a reservation, with the difference of the price; null where it is not known. */
export function submitLabel(
  changes: Exclude<Changes, 'none'>,
  difference: number | null,
  currency?: string | null,
): string {
  const { change, extend, submit, submitMore, submitToPay } = changeTexts();
  const verb = changes === 'all' ? change : extend;
  if (difference === null) return verb;
  const more = (currency ?? business.currency) === 'EUR' ? submitToPay : submitMore;
  return (difference > 0 ? more : submit)(verb, differenceText(difference, currency));
}
