import type { ReservationLine } from '../../../contract/reservations/lines.ts';
import { price } from '../../lib/texts/format.ts';
import { lineText } from '../../lib/texts/line-text.ts';
import { Fact } from './Facts.tsx';

interface Props {
  lines: readonly ReservationLine[];
  currency: string | null | undefined;
}

/** The lines of a price, in a `dl`. */
export const LineFacts = ({ lines, currency }: Props) =>
  lines.map((line, index) => (
    <Fact key={index} name={lineText(line, currency)}>
      {price(line.amount, currency)}
    </Fact>
  ));
