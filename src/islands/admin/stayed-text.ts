import type { Stayed } from '../../../contract/vehicles/blocks.ts';
import { blockTexts } from '../../lib/texts/texts.ts';
import { reservationName } from './name-of.ts';

/** What could not be taken back of a change, and why; empty if all was. */
export function stayedText(stayed: Stayed): string {
  const { partlyUndone, stays, blockStays } = blockTexts();
  if (stayed.length === 0) return '';
  const each = stayed.map(({ reservationId, code }) =>
    reservationId === null ? blockStays : stays[code](reservationName(reservationId)),
  );
  return [partlyUndone, ...each].join(' ');
}
