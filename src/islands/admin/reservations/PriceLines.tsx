import type { ReservationLine } from '../../../../contract/reservations/lines.ts';
import { price } from '../../../lib/texts/format.ts';
import { lineText } from '../../../lib/texts/line-text.ts';
import list from '../../ui/Lines.module.css';
import styles from './PriceLines.module.css';

interface Props {
  lines: readonly ReservationLine[];
  currency: string | null | undefined;
}

/** How a price comes about. */
export function PriceLines({ lines, currency }: Props) {
  if (lines.length === 0) return null;
  return (
    <dl className={`${list.lines} ${styles.narrow}`}>
      {lines.map((line, index) => (
        <div key={index}>
          <dt>{lineText(line, currency)}</dt>
          <dd>{price(line.amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
