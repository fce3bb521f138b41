import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedChange } from '../../src/islands/account/use-change.ts';
import { emptyRental } from '../../src/lib/rental/rental.ts';

const booked = {
  ...emptyRental,
  pickUpLocation: 'Kassel',
  dropOffLocation: 'Fulda',
  pickUpDate: '2031-03-04',
  pickUpTime: '08:00',
  dropOffDate: '2031-03-04',
  dropOffTime: '18:00',
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed is kept, unless it is what is booked', () => {
  const typed = typedChange(7, booked, 'all');
  typed.keep({ ...booked, pickUpTime: '09:00', dropOffLocation: '' });
  expect(typed.read()).toEqual({ pickUpTime: '09:00', dropOffLocation: '' });
  expect(typedChange(8, booked, 'all').read()).toEqual({});
  typed.keep(booked);
  expect(typed.read()).toEqual({});
  typed.keep({ ...booked, pickUpTime: '09:00' });
  typed.clear();
  expect(typed.read()).toEqual({});
});

test('once only a later drop-off is possible, nothing else is taken', () => {
  typedChange(7, booked, 'all').keep({
    ...booked,
    pickUpDate: '2031-03-03',
    dropOffLocation: 'Marburg',
    dropOffDate: '2031-03-05',
    dropOffTime: '20:00',
  });
  expect(typedChange(7, booked, 'extension').read()).toEqual({
    dropOffDate: '2031-03-05',
    dropOffTime: '20:00',
  });
});
