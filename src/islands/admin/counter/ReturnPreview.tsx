import { type ReservationLine, sumOf } from '../../../../contract/reservations/lines.ts';
import { difference, price } from '../../../lib/texts/format.ts';
import { counterTexts, texts as siteTexts } from '../../../lib/texts/texts.ts';
import lines from '../../ui/Lines.module.css';
import styles from './ReturnPreview.module.css';
import type { Preview, PreviewState } from './use-take-back.ts';
import { Fact } from '../../ui/Facts.tsx';
import { LineFacts } from '../../ui/LineFacts.tsx';

interface Props {
  preview: PreviewState;
  /** The lines of the reservation until then. */
  before: readonly ReservationLine[];
  currency: string | null | undefined;
  /** Whether it comes back with less fuel. */
  lacksFuel: boolean;
  onRetry: () => void;
}

/** What the return adds to the price, before it is recorded. */
export function ReturnPreview(props: Props) {
  const { preview, before, currency, lacksFuel, onRetry } = props;
  const { answer, failure, isAsking } = preview;
  const { preview: texts } = counterTexts();
  return (
    <section className={styles.preview} aria-labelledby="return-adds">
      <h2 id="return-adds">{texts.title}</h2>
      <div role="status" className="stack" aria-busy={isAsking}>
        {!answer && !failure && <p className="muted">{isAsking ? texts.asking : texts.first}</p>}
        {answer && (
          <Added
            answer={answer}
            before={before}
            currency={currency}
            lacksFuel={lacksFuel}
            isAsking={isAsking}
          />
        )}
        {failure && <p className="notice notice--danger">{failure}</p>}
      </div>
      {failure && (
        <p>
          <button type="button" className="button" onClick={onRetry}>
            {siteTexts().tryAgain}
          </button>
        </p>
      )}
    </section>
  );
}

interface AddedProps extends Pick<Props, 'before' | 'currency' | 'lacksFuel'> {
  answer: Preview;
  /** Whether this is of earlier readings. */
  isAsking: boolean;
}

function Added({ answer, before, currency, lacksFuel, isAsking }: AddedProps) {
  const { lateHours, totalPrice } = answer;
  const { late, extras } = addedBy(answer, before);
  const { preview: texts } = counterTexts();
  return (
    <div className={isAsking ? styles.former : undefined}>
      {lateHours === 0 && extras.length === 0 && <p>{texts.nothing}</p>}
      {lacksFuel && !isAsking && extras.every(({ kind }) => kind !== 'fuel') && (
        <p>{texts.noFuelPrice}</p>
      )}
      <dl className={lines.lines}>
        {lateHours > 0 && (
          <Fact name={texts.late(lateHours)}>
            {late === 0 ? texts.included[capOf(answer.lines)] : price(late, currency)}
          </Fact>
        )}
        <LineFacts lines={extras} currency={currency} />
        <div className={lines.total}>
          <dt>{texts.total}</dt>
          <dd>
            {answer.difference !== 0 && <small>{difference(answer.difference, currency)}</small>}{' '}
            {price(totalPrice, currency)}
          </dd>
        </div>
      </dl>
      {isAsking && <span className="spinner" aria-hidden="true" />}
    </div>
  );
}

const rentalOf = (lines: readonly ReservationLine[]) =>
  lines.filter(({ kind }) => kind === 'rental');
const ofRental = (lines: readonly ReservationLine[]) => sumOf(rentalOf(lines));

/** The price that covers the hours of a late return that add nothing. */
export function capOf(lines: readonly ReservationLine[]): 'week' | 'day' | 'rental' {
  const unit = rentalOf(lines).at(-1)?.unit;
  return unit === 'week' || unit === 'day' ? unit : 'rental';
}

/** What a return adds: to the rental itself, where it was longer than agreed, and by lines of their own. */
export function addedBy(
  { lines, addedLines }: Pick<Preview, 'lines' | 'addedLines'>,
  before: readonly ReservationLine[],
): { late: number; extras: ReservationLine[] } {
  const cents = Math.round((ofRental(lines) - ofRental(before)) * 100);
  return { late: cents / 100, extras: addedLines.filter(({ kind }) => kind !== 'rental') };
}
