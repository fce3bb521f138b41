import { expect, test } from 'vitest';
import { chargesLoss } from '../../contract/reservations/lines.ts';
import { lineTexts as german } from '../../contract/texts/de/lines.ts';
import { lineTexts as english } from '../../contract/texts/en/lines.ts';
import { lineInWords } from '../../contract/texts/line-in-words.ts';

test.each([
  [{ kind: 'rental', unit: 'hour', quantity: 3 }, '3 hours × $2.50', '3 Stunden × $2.50'],
  [
    { kind: 'kilometres', unit: 'kilometre', quantity: 1250 },
    'Further kilometres: 1,250 km × $2.50',
    'Mehrkilometer: 1.250 km × $2.50',
  ],
  [
    { kind: 'fuel', unit: 'eighth', quantity: 1 },
    'Fuel: 1 eighth × $2.50',
    'Kraftstoff: 1 Achtel × $2.50',
  ],
  [
    { kind: 'fee', unit: 'flat', quantity: 1, text: 'Reinigung' },
    'Fee: Reinigung',
    'Gebühr: Reinigung',
  ],
  [
    { kind: 'discount', unit: 'percent', quantity: 12.5, text: 'Stammkunde' },
    '12.5 % discount: Stammkunde',
    '12,5 % Rabatt: Stammkunde',
  ],
  [
    { kind: 'adjustment', unit: 'percent', quantity: 10, text: null },
    '10 % discount',
    '10 % Rabatt',
  ],
  [{ kind: 'damage', unit: 'flat', quantity: 1, text: null }, 'Damage', 'Schaden'],
  [{ kind: 'toString', unit: 'constructor', quantity: 1 }, 'toString', 'toString'],
  [{ kind: 'rental', unit: 'moon', quantity: 1 }, 'rental', 'rental'],
])('%j is %s, and %s', (line, inEnglish, inGerman) => {
  expect(lineInWords(english, line, '$2.50')).toBe(inEnglish);
  expect(lineInWords(german, line, '$2.50')).toBe(inGerman);
});

test.each([
  ['cancellation', true, true],
  ['no_show', true, true],
  ['fee', false, true],
  ['fine', false, false],
  ['cleaning', false, false],
  ['rental', false, false],
])('a %s charges a loss: %s, and of a cancelled rental: %s', (kind, isCharged, ifCancelled) => {
  expect(chargesLoss([{ kind }], false)).toBe(isCharged);
  expect(chargesLoss([{ kind }], true)).toBe(ifCancelled);
});
