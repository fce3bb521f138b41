import { describe, expect, test } from 'vitest';
import { follow } from '../../src/islands/booking/follow.ts';
import { nextQuarter } from '../../src/lib/rental/field-limits.ts';
import { linesInWords } from '../../src/islands/booking/quote-line.ts';
import { isOpenAt } from '../../contract/site/opening.ts';
import { hoursText } from '../../src/lib/rental/places.ts';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { renderIn } from '../../src/lib/texts/language.ts';
import { linesOf, linesText } from '../../src/lib/rental/lines-of.ts';

test.each([
  ['an empty field follows', '2027-07-05', '', '', '2027-07-05'],
  ['a field that followed goes on', '2027-07-06', '2027-07-05', '2027-07-05', '2027-07-06'],
  ['another value stays', '2027-07-06', '2027-07-05', '2027-07-09', '2027-07-09'],
])('%s', (_, leader, before, follower, expected) => {
  expect(follow(leader, before, follower)).toBe(expected);
});

test.each([
  ['00:00', '00:00'],
  ['09:01', '09:15'],
  ['09:45', '09:45'],
  ['09:46', '10:00'],
  ['23:46', undefined],
])('the next quarter of an hour after %s is %s', (clock, expected) => {
  expect(nextQuarter(clock)).toBe(expected);
});

describe('opening hours', () => {
  const hours = [
    { days: [1, 2, 3, 4], opens: '07:00', closes: '16:00' },
    { days: [5], opens: '07:00', closes: '13:00' },
  ];

  test.each([
    // A Monday.
    ['2027-07-26', '07:00', true],
    ['2027-07-26', '16:00', true],
    ['2027-07-26', '16:01', false],
    ['2027-07-30', '14:00', false],
    ['2027-08-01', '10:00', false],
  ])('on %s at %s: %s', (date, time, expected) => {
    expect(isOpenAt({ hours }, `${date}T${time}`)).toBe(expected);
  });

  test('are said in the language', () => {
    renderIn('en');
    expect(hoursText(hours)).toBe('Mon–Thu 07:00–16:00, Fri 07:00–13:00');
    renderIn('de');
    expect(hoursText([{ days: [1, 3], opens: '07:00', closes: '16:00' }])).toBe(
      'Mo, Mi 07:00–16:00',
    );
    renderIn('en');
  });
});

describe('the lines of a price', () => {
  const vehicle = {
    ...sampleVehicle(),
    id: 7,
    image: [],
    builtIn: false,
    pricePerHour: 19.5,
    pricePerDay: 100,
    pricePerWeek: 500,
  };
  const times = (dropOffDate: string, dropOffTime: string) => ({
    pickUpDate: '2027-07-05',
    pickUpTime: '08:00',
    dropOffDate,
    dropOffTime,
  });
  const said = (...[date, time, total]: [string, string, number]) =>
    linesInWords(linesOf(vehicle, times(date, time), total), times(date, time));

  const unbroken = (text: string) => text.replaceAll('\u00a0', ' ');

  test('have the largest units', () => {
    expect(said('2027-07-05', '10:30', 58.5)).toEqual(['3 h × $19.50 = $58.50']);
    expect(said('2027-07-06', '10:00', 139)).toEqual([
      '1 day × $100.00 = $100.00',
      '2 h × $19.50 = $39.00',
    ]);
    expect(said('2027-07-20', '08:00', 1100)).toEqual([
      '2 weeks × $500.00 = $1,000.00',
      '1 day × $100.00 = $100.00',
    ]);
  });

  test('name the cap that makes a day cheaper than its hours', () => {
    expect(said('2027-07-06', '17:00', 200)).toEqual([
      '2 days × $100.00 = $200.00',
      'A day that has begun costs no more than the price per day.',
    ]);
    expect(said('2027-07-09', '08:00', 400)).toEqual(['4 days × $100.00 = $400.00']);
    expect(said('2027-07-11', '09:00', 500)).toEqual([
      '1 week × $500.00 = $500.00',
      'A week that has begun costs no more than the price per week.',
    ]);
  });

  test('are not said of a price that comes about otherwise', () => {
    expect(said('2027-07-05', '10:30', 60)).toEqual([]);
  });

  test('are said in one line', () => {
    const text = (total: number) =>
      unbroken(linesText(vehicle, times('2027-07-07', '11:00'), total));
    expect(text(258.5)).toBe('2 days × $100.00, 3 hours × $19.50');
    renderIn('de');
    expect(text(258.5)).toBe('2 Tage × 100,00 $, 3 Stunden × 19,50 $');
    renderIn('en');
    expect(text(260)).toBe('');
  });

  test('count the repeated hour once while the clocks change', () => {
    const night = { ...times('2027-10-31', '08:00'), pickUpDate: '2027-10-30' };
    expect(unbroken(linesText(vehicle, night, 100))).toBe('1 day × $100.00');
  });
});
