import { formsOf, labelsOf, shorterOf } from '../../src/islands/admin/timeline/bar-labels.ts';
import { expect, test } from 'vitest';
import { addDays } from '../../contract/values/times.ts';
import { slotsOf as slotsFor } from '../../src/islands/admin/timeline/slots.ts';
import {
  dayAt,
  daysOf,
  monthsOf,
  readView,
  shareOf,
  type View,
} from '../../src/islands/admin/timeline/view.ts';

const view = { from: '2026-03-28', days: 7 };
const reservation = (pickUpTime: string, dropOffTime: string, status = 'CREATED') => ({
  id: 1,
  userId: 1,
  customer: 'Ida Muster',
  pickUpTime,
  dropOffTime,
  status,
  pickedUpAt: null,
  returnedAt: null,
  vehicleMissing: false,
});
const slotsOf = (seen: View, reserved: ReturnType<typeof reservation>[], now: string) =>
  slotsFor(seen, { reservations: reserved, blocks: [], transfers: [] }, now, 1 / 28);
const kinds = (slots: ReturnType<typeof slotsOf>) => slots.map(({ kind }) => kind);

test('days continue across months and clock changes', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysOf(view).at(-1)).toBe('2026-04-03');
});

test('the view begins yesterday unless the address names a day', () => {
  expect(readView({}, '2026-03-01', 14)).toEqual({ from: '2026-02-28', days: 14 });
  expect(readView({ from: '2026-05-05', days: '28' }, '2026-03-01', 14)).toEqual({
    from: '2026-05-05',
    days: 28,
  });
});

test.each(['2026-99-99', '2026-02-31', '2026-2-1', 'soon'])('%s is no day', (from) => {
  expect(readView({ from, days: '5' }, '2026-03-01', 7)).toEqual({ from: '2026-02-28', days: 7 });
});

test('times map to positions, and positions to days', () => {
  expect(shareOf(view, '2026-03-28T00:00:00')).toBe(0);
  expect(shareOf(view, '2026-03-31T12:00:00')).toBe(0.5);
  expect(dayAt(view, 0.5)).toBe('2026-03-31');
  expect(dayAt(view, 1)).toBe('2026-04-03');
});

test('time between reservations is free, from now on', () => {
  const reserved = [
    reservation('2026-03-29T08:00:00', '2026-03-30T08:00:00'),
    reservation('2026-04-01T08:00:00', '2026-04-09T08:00:00'),
  ];
  const slots = slotsOf(view, reserved, '2026-03-01T00:00:00');
  expect(kinds(slots)).toEqual(['free', 'reserved', 'free', 'reserved']);
  expect(slots.at(-1)?.end).toBe(1);
  expect(slots[2]).toMatchObject({ from: '2026-03-30T08:00:00' });
  expect(kinds(slotsOf(view, reserved, '2026-04-02T00:00:00'))).toEqual(['reserved', 'reserved']);
  expect(kinds(slotsOf(view, [], '2027-01-01T00:00:00'))).toEqual([]);
});

test('a gap is offered once it is zoomed wide enough to hit', () => {
  const reserved = [
    reservation('2026-03-28T00:00:00', '2026-03-29T08:00:00'),
    reservation('2026-03-29T20:00:00', '2026-07-01T08:00:00'),
  ];
  const at = (days: number) => kinds(slotsOf({ ...view, days }, reserved, '2026-03-01T00:00:00'));
  expect(at(14)).toEqual(['reserved', 'free', 'reserved']);
  expect(at(28)).toEqual(['reserved', 'reserved']);
});

test('returned rentals take up no time', () => {
  const done = [reservation('2026-03-29T08:00:00', '2026-03-30T08:00:00', 'DONE')];
  const slots = slotsOf(view, done, '2026-03-01T00:00:00');
  expect(kinds(slots)).toEqual(['reserved', 'free']);
  expect(slots[1]).toMatchObject({ start: 0, end: 1 });
});

test('short bars are wide enough for a finger, and cover no offered gap', () => {
  const short = [
    reservation('2026-03-28T00:00:00', '2026-03-28T02:00:00'),
    reservation('2026-03-30T00:00:00', '2026-03-30T02:00:00'),
    reservation('2026-04-03T22:00:00', '2026-04-04T00:00:00'),
  ];
  const shown = (reservations: typeof short, minShare: number) =>
    slotsFor(view, { reservations, blocks: [], transfers: [] }, '2026-03-01T00:00:00', minShare);
  const slots = shown(short, 1 / 7);
  expect(kinds(slots)).toEqual(['reserved', 'free', 'reserved', 'free', 'reserved']);
  const edges = slots.flatMap(({ start, end }) => [start * 7, end * 7].map(Math.round));
  expect(edges).toEqual([0, 1, 1, 2, 2, 3, 3, 6, 6, 7]);
  expect(kinds(shown(short.slice(0, 2), 1 / 5))).toEqual(['reserved', 'reserved', 'free']);
});

test('the months in view are named, in any year', () => {
  expect(monthsOf(view)).toEqual([
    { first: '2026-03-28', days: 4 },
    { first: '2026-04-01', days: 3 },
  ]);
  const winter = monthsOf({ from: '2026-12-31', days: 84 });
  expect(winter.map(({ first }) => first.slice(0, 7))).toEqual([
    ...['2026-12', '2027-01', '2027-02', '2027-03'],
  ]);
  expect(winter.reduce((sum, { days }) => sum + days, 0)).toBe(84);
});

test('a bar shows the longest form of the name that fits, else the surname beside it', () => {
  const bar = (key: string, start: number, end: number, name = 'Jan Peter Petersen') => ({
    key,
    start,
    end,
    forms: formsOf(name),
    shorter: shorterOf(name),
  });
  const shown = (...bars: ReturnType<typeof bar>[]) =>
    Object.fromEntries(
      [...labelsOf(bars, 1000)].map(([key, { text, place }]) => [key, `${text} ${place}`]),
    );
  expect(shown(bar('a', 0, 0.2), bar('b', 0.3, 0.39), bar('c', 0.5, 0.57))).toEqual({
    a: 'Jan Peter Petersen inside',
    b: 'J. Petersen inside',
    c: 'Petersen after',
  });
  expect(shown(bar('a', 0.95, 1), bar('b', 0, 0.1, 'Cher'))).toEqual({
    a: 'Petersen before',
    b: 'Cher inside',
  });
  // The first one's name is beside it, where the second one's would be.
  expect(shown(bar('a', 0.8, 0.85), bar('b', 0.95, 1))).toEqual({
    a: 'Petersen after',
    b: 'JPP inside',
  });
  const double = 'Alexandra Freifrau von Hohenstein-Wittelsbach';
  expect(shown(bar('a', 0, 0.03, double), bar('b', 0.25, 1))).toMatchObject({
    a: 'von Hohenstein-Wittelsbach after',
  });
  expect(shown(bar('a', 0, 0.03, double), bar('b', 0.15, 1))).toMatchObject({
    a: 'Hohenstein-W. after',
  });
  expect(shown(bar('a', 0, 0.03, double), bar('b', 0.1, 1))).toMatchObject({ a: 'AFvH after' });
  expect(shown(bar('a', 0, 0.03), bar('b', 0.03, 1))).toEqual({ b: 'Jan Peter Petersen inside' });
  // Where the family's name has no room, its particles get shorter, and are not left out.
  expect(shown(bar('a', 0, 0.05, 'Ida von der Heide'), bar('b', 0.14, 1))).toMatchObject({
    a: 'v. d. Heide after',
  });
  expect(shown(bar('a', 0, 0.05, 'Giovanni Di Lorenzo'), bar('b', 0.1, 1))).toMatchObject({
    a: 'GDL inside',
  });
});

test('a name before its bar leaves the line of the present free, if anything fits beside that', () => {
  const bar = { key: 'a', start: 0.5, end: 0.59, forms: formsOf('Ida von der Heide') };
  const labelAt = (now: number, shorter = shorterOf('Ida von der Heide')) =>
    labelsOf(
      [
        { ...bar, shorter },
        { key: 'b', start: 0.59, end: 1, forms: ['B'] },
      ],
      1000,
      now,
    ).get('a');
  expect(labelAt(0.3)).toEqual({ text: 'von der Heide', place: 'before' });
  expect(labelAt(0.45)).toEqual({ text: 'v. d. Heide', place: 'inside' });
  expect(labelAt(0.45, [])).toEqual({ text: 'von der Heide', place: 'before' });
});

test.each([
  ['Giovanni Di Lorenzo', ['Giovanni Di Lorenzo', 'G. Di Lorenzo', 'Di Lorenzo']],
  ['Ida von der Heide', ['Ida von der Heide', 'I. von der Heide', 'von der Heide']],
  ['Jan Peter Petersen', ['Jan Peter Petersen', 'J. Petersen', 'Petersen']],
  ['Linh Thi Le', ['Linh Thi Le', 'L. Le', 'Le']],
  ['Cher', ['Cher']],
])('%s can be called %j', (name, forms) => {
  expect(formsOf(name)).toEqual(forms);
});
