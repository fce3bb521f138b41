import { expect, onTestFinished, test } from 'vitest';
import {
  countText,
  date,
  dateTime,
  price,
  pricePer,
  roundPrice,
  sentenceTime,
  shortDate,
  shortDateTime,
} from '../../src/lib/texts/format.ts';
import { renderIn } from '../../src/lib/texts/language.ts';

test('amounts and counts have separators', () => {
  expect([0, 12.5, 1368, 28_743, 1_234_567.891].map((amount) => price(amount))).toEqual([
    ...['$0.00', '$12.50', '$1,368.00', '$28,743.00', '$1,234,567.89'],
  ]);
  expect([0, 1200].map(roundPrice)).toEqual(['$0', '$1,200']);
  expect(pricePer(12.5, 'hour')).toBe('$12.50/hour');
  expect([0, 999, 1000, 1_234_567].map(countText)).toEqual(['0', '999', '1,000', '1,234,567']);
});

test('times follow the language; English lists keep the form that is specified', () => {
  const formats = [dateTime, sentenceTime, shortDateTime];
  const formatted = (time: string) => formats.map((format) => format(time));
  expect(formatted('2027-09-03T08:05:00')).toEqual([
    ...['2027-09-03 08:05', 'Fri, 3 Sept 2027, 08:05', '09-03 08:05'],
  ]);
  renderIn('de');
  onTestFinished(() => renderIn('en'));
  expect(formatted('2027-09-03T08:05:00')).toEqual([
    ...['Fr., 03.09.2027, 08:05\u00a0Uhr', 'Fr., 03.09.2027, 08:05\u00a0Uhr', '03.09., 08:05'],
  ]);
  expect(formatted('soon')).toEqual(['soon', 'soon', 'soon']);
});

test('so do days', () => {
  const formatted = () => [date, shortDate].map((format) => format('2027-09-03'));
  expect(formatted()).toEqual(['2027-09-03', '09-03']);
  renderIn('de');
  onTestFinished(() => renderIn('en'));
  expect(formatted()).toEqual(['03.09.2027', '03.09.']);
});
