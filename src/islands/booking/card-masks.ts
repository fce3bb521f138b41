import { cardType } from '../../../contract/payment.ts';
import type { Mask } from '../../lib/masks.ts';

/** As most cards print their number, until the brand is known; no number is longer. */
const common = { gaps: [4, 8, 12], lengths: [19] };

/** Groups digits as the card's brand does: `3782 822463 10005`. */
function cardNumber(typed: string): string {
  const { gaps, lengths } = cardType(typed) ?? common;
  const places = Array.from({ length: Math.max(...lengths) }, (_, at) => at);
  return places.map((at) => (gaps.includes(at) ? ' #' : '#')).join('');
}

/** `01/30`, and as people and browsers write it, `1/30` and `01/2030`. */
function expireDate(typed: string): string {
  const month = /^(\d\/|[2-9])/.test(typed) ? '#' : '##';
  const year = /^\d{6}$|\/\s?20\d/.test(typed) ? '####' : '##';
  return `${month}/${year}`;
}

export const cardMasks = { cardNumber, expireDate, cvc: '####' } as const satisfies Record<
  string,
  Mask
>;
