import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../contract/values/add-days.ts';
import {
  chooseDay,
  dayAfterKey,
  takenStops,
  weeksOf,
  within,
} from '../../src/islands/booking/calendar-days.ts';

describe('days', () => {
  test.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    // The days on which clocks change.
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', -1, '2027-10-30'],
  ])('%s and %i', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });
});

describe('the weeks of a month', () => {
  test.each(['2027-02', '2026-02', '2027-08', '2028-02', '2026-11'])('have all of %s', (month) => {
    const weeks = weeksOf(month);
    const days = weeks.filter((day) => day !== null);
    expect(weeks.length % 7).toBe(0);
    expect(days[0]).toBe(`${month}-01`);
    expect(addDays(days.at(-1)!, 1)).toBe(addMonths(`${month}-01`, 1));
  });

  test('begin on Monday', () => {
    // The first of August 2027 is a Sunday.
    expect(weeksOf('2027-08').indexOf('2027-08-01')).toBe(6);
    expect(weeksOf('2027-02').indexOf('2027-02-01')).toBe(0);
  });

  test('are no more than it has', () => {
    expect(weeksOf('2027-02')).toHaveLength(28);
    expect(weeksOf('2027-07')).toHaveLength(35);
    expect(weeksOf('2027-08')).toHaveLength(42);
  });
});

test.each([
  ['ArrowLeft', false, '2027-07-27'],
  ['ArrowRight', false, '2027-07-29'],
  ['ArrowUp', false, '2027-07-21'],
  ['ArrowDown', false, '2027-08-04'],
  ['Home', false, '2027-07-26'],
  ['End', false, '2027-08-01'],
  ['PageUp', false, '2027-06-28'],
  ['PageDown', false, '2027-08-28'],
  ['PageUp', true, '2026-07-28'],
  ['PageDown', true, '2028-07-28'],
  ['Enter', false, null],
  ['a', true, null],
])('%s (with Shift: %s) leads from a Wednesday to %s', (key, withShift, expected) => {
  expect(dayAfterKey('2027-07-28', key, withShift)).toBe(expected);
});

test('a day stays within a range', () => {
  const range = ['2027-07-10', '2027-07-20'] as const;
  expect(within('2027-07-09', ...range)).toBe('2027-07-10');
  expect(within('2027-07-15', ...range)).toBe('2027-07-15');
  expect(within('2028-01-01', ...range)).toBe('2027-07-20');
});

test('taken times lie on a line from midnight to midnight', () => {
  const day = { date: '2027-07-28', state: 'partly', closed: false } as const;
  expect(takenStops({ ...day, state: 'free', taken: [] })).toBe('none');
  expect(
    takenStops({
      ...day,
      taken: [
        { from: '00:00', until: '06:00' },
        { from: '18:00', until: '24:00' },
      ],
    }),
  ).toBe(
    'linear-gradient(90deg, transparent 0.0%, currentcolor 0.0% 25.0%, transparent 25.0%, transparent 75.0%, currentcolor 75.0% 100.0%, transparent 100.0%)',
  );
});

describe('choosing days', () => {
  const none = { pickUpDate: '', dropOffDate: '' };
  const days = (pickUpDate: string, dropOffDate = pickUpDate) => ({ pickUpDate, dropOffDate });

  test('the first is the pick-up, the second the drop-off', () => {
    const first = chooseDay('2027-07-05', none, false);
    expect(first).toEqual({ days: days('2027-07-05'), awaitsDropOff: true });
    expect(chooseDay('2027-07-07', first.days, first.awaitsDropOff)).toEqual({
      days: days('2027-07-05', '2027-07-07'),
      awaitsDropOff: false,
    });
  });

  test('the same day twice is a rental of a day', () => {
    expect(chooseDay('2027-07-05', days('2027-07-05'), true)).toEqual({
      days: days('2027-07-05'),
      awaitsDropOff: false,
    });
  });

  test('a second one before the first begins anew, and so does a third', () => {
    const again = { days: days('2027-07-03'), awaitsDropOff: true };
    expect(chooseDay('2027-07-03', days('2027-07-05'), true)).toEqual(again);
    expect(chooseDay('2027-07-03', days('2027-07-01', '2027-07-09'), false)).toEqual(again);
  });
});
