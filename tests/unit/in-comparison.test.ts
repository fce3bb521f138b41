import { expect, test } from 'vitest';
import '../support/load-texts.ts';
import { inComparison } from '../../src/islands/admin/dashboard/Figures.tsx';

test.each([
  ['money', 1198.4, 1070, '+12\u00a0%, before: $1,070.00'],
  ['money', 1016.5, 1070, '−5\u00a0%, before: $1,070.00'],
  ['money', 1070, 1070, 'As before ($1,070.00)'],
  ['money', 10, 0, 'More than before ($0.00)'],
  ['count', 12, 9, '+3, before: 9'],
  ['count', 0, 1200, '−1,200, before: 1,200'],
  ['share', 0.42, 0.38, '+4 points, before: 38\u00a0%'],
  ['share', 0.421, 0.419, 'As before (42\u00a0%)'],
  ['hours', 21.52, 43.04, '−50\u00a0%, before: 43 hours'],
  ['hours', null, 43, 'Before: 43 hours'],
] as const)('%s %s beside %s', (kind, current, previous, words) => {
  expect(inComparison(kind, current, previous)).toBe(words);
});
