import { describe, expect, test } from 'vitest';
import { endingTexts } from '../../contract/texts/en/endings.ts';
import { endingInWords } from '../../contract/texts/ending-in-words.ts';
import { ending, endingForm, type Ending } from '../../contract/wire/endings.ts';

const declared: Ending = {
  name: 'Ida',
  email: 'ida@example.com',
  number: 'R-000123',
  kind: 'ordinary',
  reason: '',
  when: 'next',
};
const words = (more: Partial<Ending>) =>
  endingInWords(endingTexts, { ...declared, ...more }, (day) => `on ${day}`).map(
    ([, text]) => text,
  );

describe('an ended contract', () => {
  test('in words says what was declared, and no reason where there is none', () => {
    expect(words({})).toEqual([
      ...['Ordinary cancellation', 'R-000123', 'Ida', 'ida@example.com', 'as soon as possible'],
    ]);
    expect(words({ kind: 'cause', reason: 'Broken', when: '2031-01-31', email: '' })).toEqual([
      ...['Cancellation for cause', 'Broken', 'R-000123', 'Ida', 'on 2031-01-31'],
    ]);
  });

  test('has an end only where a day was chosen', () => {
    expect(endingForm.parse({ ...declared, when: '' }).when).toBe('next');
    expect(endingForm.parse({ ...declared, when: '2031-01-31' }).when).toBe('2031-01-31');
    expect(ending.safeParse({ ...declared, when: '' }).success).toBe(false);
  });
});
