import type { ReservationLine } from '../../../../contract/lines.ts';
import { price } from '../../../lib/format.ts';
import { lineText } from '../../../lib/line-text.ts';
import styles from './PriceLines.module.css';

/** How a price comes about. */
export function PriceLines({ lines }: { lines: readonly ReservationLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => (
        <div key={index}>
          <dt>{lineText(line)}</dt>
          <dd>{price(line.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
