import { describe, expect, onTestFinished, test } from 'vitest';
import { inWords } from '../../src/lib/texts/in-words.ts';
import { renderIn } from '../../src/lib/texts/language.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';

const now = '2030-03-30T23:59';
const times = [
  ...['2030-03-30T08:00:00', '2030-03-31T00:00:00', '2030-04-12T09:00:00', '2030-04-13T09:00:00'],
  ...['2030-05-29T09:00:00', '2030-10-20T09:00:00', '2030-03-29T17:30:00'],
];
const said = () => times.map((time) => inWords(time, now));

describe('a time in words', () => {
  test('has its hour as long as that matters', () => {
    expect(said()).toEqual([
      ...['Today, 08:00', 'Tomorrow, 00:00', 'In 13 days, 09:00', 'In 2 weeks'],
      ...['In 2 months', 'In 6 months', 'Yesterday, 17:30'],
    ]);
  });

  test('follows the language', () => {
    renderIn('de');
    onTestFinished(() => renderIn('en'));
    expect(said()).toEqual([
      ...['Heute, 08:00\u00a0Uhr', 'Morgen, 00:00\u00a0Uhr', 'In 13 Tagen, 09:00\u00a0Uhr'],
      ...['In 2 Wochen', 'In 2 Monaten', 'In 6 Monaten', 'Gestern, 17:30\u00a0Uhr'],
    ]);
  });

  test.each(['soon', '12/31/2030 08:00:00', '2030-01-02'])('is none for %s', (time) => {
    expect(inWords(time, now)).toBeNull();
  });
});

test('reservations are numbered with six digits, or more where six are too few', () => {
  expect([1, '123', 999_999, 1_000_000].map(reservationNumber)).toEqual([
    ...['R-000001', 'R-000123', 'R-999999', 'R-1000000'],
  ]);
});
