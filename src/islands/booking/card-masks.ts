import { cardType, codeSize, withShortYear } from '../../../contract/payment.ts';
import type { Mask } from '../../lib/masks.ts';

/** Four groups of four, as most cards print their number, until the brand is known. */
const common = { gaps: [4, 8, 12], lengths: [16] };

/** Groups digits as the card's brand does: `3782 822463 10005`. */
function cardNumber(typed: string): string {
  const { gaps, lengths } = cardType(typed) ?? common;
  // Longer numbers of these brands exist on paper only.
  const length = lengths[0] === 16 ? 16 : Math.max(...lengths);
  const places = Array.from({ length }, (_, at) => at);
  return places.map((at) => (gaps.includes(at) || at === 16 ? ' #' : '#')).join('');
}

/** `01/30`, and as people write it, `1/30`. */
function expireDate(typed: string): string {
  const month = /^(\d\/|[2-9])/.test(typed) ? '#' : '##';
  const year = /\/20\d/.test(typed) ? '####' : '##';
  return `${month}/${year}`;
}

/** As many digits as the card's code has. Anything else stays, so that its message can say what is wrong. */
export const securityCode = (numberOfCard: () => string) => (typed: string) =>
  /[^\d\s]/.test(typed) ? null : '#'.repeat(codeSize(numberOfCard()));

export const cardMasks = {
  cardNumber,
  expireDate: { mask: expireDate, preProcess: withShortYear },
} as const satisfies Record<string, Mask>;
