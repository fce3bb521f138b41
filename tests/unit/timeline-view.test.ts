import { expect, test } from 'vitest';
import {
  addDays,
  dayAt,
  daysOf,
  readView,
  shareOf,
  slotsOf,
} from '../../src/islands/admin/timeline/view.ts';

const view = { from: '2026-03-28', days: 7 };
const reservation = (pickUpTime: string, dropOffTime: string, status = 'CREATED') => ({
  id: 1,
  userId: 1,
  customer: 'Ida Muster',
  pickUpTime,
  dropOffTime,
  status,
});
const kinds = (slots: ReturnType<typeof slotsOf>) => slots.map(({ kind }) => kind);

test('days go on over months and clock changes', () => {
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

test('times have their place, and places their day', () => {
  expect(shareOf(view, '2026-03-28T00:00:00')).toBe(0);
  expect(shareOf(view, '2026-03-31T12:00:00')).toBe(0.5);
  expect(dayAt(view, 0.5)).toBe('2026-03-31');
  expect(dayAt(view, 1)).toBe('2026-04-03');
});

test('what lies between reservations is free, from now on', () => {
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

test('a gap is offered from the zoom on at which it can be hit', () => {
  const reserved = [
    reservation('2026-03-28T00:00:00', '2026-03-29T08:00:00'),
    reservation('2026-03-29T20:00:00', '2026-07-01T08:00:00'),
  ];
  const at = (days: number) => kinds(slotsOf({ ...view, days }, reserved, '2026-03-01T00:00:00'));
  expect(at(14)).toEqual(['reserved', 'free', 'reserved']);
  expect(at(28)).toEqual(['reserved', 'reserved']);
});

test('what was returned takes up no time', () => {
  const done = [reservation('2026-03-29T08:00:00', '2026-03-30T08:00:00', 'DONE')];
  const slots = slotsOf(view, done, '2026-03-01T00:00:00');
  expect(kinds(slots)).toEqual(['reserved', 'free']);
  expect(slots[1]).toMatchObject({ start: 0, end: 1 });
});
