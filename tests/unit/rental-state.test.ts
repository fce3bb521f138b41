import { describe, expect, test } from 'vitest';
import { stateOf } from '../../contract/reservations/reservation-states.ts';
import { stateOfReservation } from '../../src/lib/rental/rental-state.ts';
import { toneOf } from '../../src/islands/admin/counter/state.ts';

describe('stateOf', () => {
  const fresh = {
    status: 'CREATED',
    pickUpTime: '2030-01-02T10:00:00',
    dropOffTime: '2030-01-03T10:00:00',
    pickedUpAt: null,
    returnedAt: null,
    noShowAt: null,
  } as const;
  const before = '2030-01-02T09:59';
  const after = '2030-01-02T10:31';
  const then = '2030-01-02T10:05:00';

  test.each([
    ['toPickUp', {}, before],
    ['toPickUp', {}, '2030-01-02T10:30'],
    ['missed', {}, after],
    ['out', { pickedUpAt: then }, after],
    ['late', { pickedUpAt: then }, '2030-01-03T10:01'],
    ['returned', { status: 'DONE', pickedUpAt: then, returnedAt: then }, after],
    ['closed', { status: 'DONE' }, after],
    ['noShow', { status: 'CANCELLED', noShowAt: then }, after],
    ['cancelled', { status: 'CANCELLED' }, before],
  ] as const)('is %s', (state, changed, now) => {
    expect(stateOf<string>({ ...fresh, ...changed }, now)).toBe(state);
  });

  test.each([
    ['toPickUp', '2030-01-02T10:30:00Z'],
    ['missed', '2030-01-02T10:30:01Z'],
  ] as const)('is %s of instants, too', (state, now) => {
    const [pickUpTime, dropOffTime] = [
      new Date('2030-01-02T10:00Z'),
      new Date('2030-01-03T10:00Z'),
    ];
    expect(stateOf({ ...fresh, pickUpTime, dropOffTime }, new Date(now))).toBe(state);
  });
});

describe('stateOfReservation', () => {
  const out = {
    pickUpTime: '2030-01-02T10:00:00',
    dropOffTime: '2030-01-03T10:00:00',
    status: 'CREATED',
    pickedUpAt: '2030-01-02T10:05:00',
  };

  test.each([
    ['out', {}, '2030-01-03T10:00'],
    ['late', {}, '2030-01-03T10:01'],
    ['missed', { pickedUpAt: null }, '2030-01-03T10:01'],
    ['returned', { status: 'COMPLETED', returnedAt: '2030-01-03T09:00:00' }, '2030-01-03T10:01'],
    // A host without a counter.
    [null, { pickedUpAt: undefined }, '2030-01-03T10:01'],
  ] as const)('is %s', (state, changed, now) => {
    expect(stateOfReservation({ ...out, ...changed }, now)).toBe(state);
  });
});

test('what is out looks like nothing that is here', () => {
  const { out, ...others } = toneOf;
  expect(Object.values(others)).not.toContain(out);
});
