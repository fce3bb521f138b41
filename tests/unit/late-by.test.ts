import { expect, test } from 'vitest';
import { lateBy } from '../../src/islands/admin/late-by.ts';
import { loadTexts } from '../../src/lib/texts/texts.ts';

const due = '2030-05-30T08:00:00';

test('how late a vehicle is counts started hours, as the return charges them', async () => {
  await loadTexts('en', 'admin');
  expect(lateBy(due, '2030-05-30T08:40')).toBe('late by 40 min');
  expect(lateBy(due, '2030-05-30T10:00')).toBe('late by 2 h');
  expect(lateBy(due, '2030-05-31T02:20')).toBe('late by 19 h');
  expect(lateBy(due, '2030-05-31T09:00')).toBe('late by 1 day');
});
