import { describe, expect, test } from 'vitest';
import { AppError } from '../../../server/http/errors.ts';
import { readChange, readRental } from '../../../server/reservations/rental.ts';

const zone = 'Europe/Berlin';
// 12:34:56 in Berlin.
const now = new Date('2027-06-15T10:34:56Z');
const asked = (pickUp: string, dropOff: string) => ({
  pickUpTime: `${pickUp}:00`,
  dropOffTime: `${dropOff}:00`,
  zone,
  now,
  mayBePast: false,
  mostDays: 0,
});

function wrong(read: () => unknown): unknown {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof AppError) return messagesOf(error);
    throw error;
  }
}

const messagesOf = ({ details: { fields = {} } }: AppError) =>
  Object.fromEntries(Object.entries(fields).map(([name, { message }]) => [name, message]));

describe('readRental', () => {
  test.each([
    ['2027-06-15T12:34', '2027-06-15T13:34', null],
    ['2027-06-15T12:33', '2027-06-15T13:34', { pickUpTime: 'reservations.pickUpTimePast' }],
    ['2027-06-14T23:59', '2027-06-15T13:34', { pickUpTime: 'reservations.pickUpPast' }],
    ['2027-06-16T12:00', '2027-06-16T12:59', { dropOffTime: 'reservations.tooShort' }],
    ['2027-06-16T12:00', '2027-06-15T23:00', { dropOffTime: 'reservations.dropOffBeforePickUp' }],
    [
      '2027-06-14T12:00',
      '2027-06-14T12:30',
      { pickUpTime: 'reservations.pickUpPast', dropOffTime: 'reservations.tooShort' },
    ],
    ['2029-06-14T11:00', '2029-06-14T12:34', null],
    ['2029-06-14T11:00', '2029-06-14T12:35', { dropOffTime: 'reservations.tooFar' }],
    [
      '2030-01-01T10:00',
      '2030-01-01T12:00',
      { pickUpTime: 'reservations.tooFar', dropOffTime: 'reservations.tooFar' },
    ],
    // One hour on the clock, two elapsed; and the other way round.
    ['2027-10-31T02:30', '2027-10-31T03:00', null],
    ['2028-03-26T01:30', '2028-03-26T03:29', { dropOffTime: 'reservations.tooShort' }],
  ])('from %s to %s', (pickUp, dropOff, errors) => {
    expect(wrong(() => readRental(asked(pickUp, dropOff)))).toEqual(errors);
  });
});

describe('readRental for an administrator', () => {
  const recorded = (pickUp: string, dropOff: string) =>
    wrong(() => readRental({ ...asked(pickUp, dropOff), mayBePast: true }));

  test('accepts past rentals, up to two years back', () => {
    expect(recorded('2027-06-15T12:33', '2027-06-15T13:34')).toBeNull();
    expect(recorded('2027-06-13T08:00', '2027-06-14T18:00')).toBeNull();
    expect(recorded('2025-06-15T12:35', '2025-06-15T13:35')).toBeNull();
    expect(recorded('2025-06-15T12:34', '2025-06-15T13:34')).toEqual({
      pickUpTime: 'reservations.tooFarBack',
    });
  });

  test('but in order and for at least an hour', () => {
    expect(recorded('2027-06-13T08:00', '2027-06-12T18:00')).toEqual({
      dropOffTime: 'reservations.dropOffBeforePickUp',
    });
    expect(recorded('2027-06-13T08:00', '2027-06-13T08:59')).toEqual({
      dropOffTime: 'reservations.tooShort',
    });
  });
});

describe('a longest rental', () => {
  const ofDays = (pickUp: string, dropOff: string, mostDays: number) =>
    wrong(() => readRental({ ...asked(pickUp, dropOff), mostDays }));

  test('counts by the clock, also across clock changes', () => {
    expect(ofDays('2027-10-30T10:00', '2027-11-01T10:00', 2)).toBeNull();
    expect(ofDays('2028-03-25T10:00', '2028-03-27T10:00', 2)).toBeNull();
    expect(ofDays('2027-10-30T10:00', '2027-11-01T10:01', 2)).toEqual({
      dropOffTime: 'reservations.rentalTooLong|{"max":2}',
    });
  });

  test('of 0 days is no limit', () => {
    expect(ofDays('2027-07-01T10:00', '2029-06-01T10:00', 0)).toBeNull();
  });
});

describe('readChange', () => {
  const known = {
    vehicleId: 1,
    pickUpTime: new Date('2027-06-14T08:00:00Z'),
    dropOffTime: new Date('2027-06-16T08:00:00Z'),
  };

  test('is null when nothing changes, even in the past', () => {
    expect(readChange(asked('2027-06-14T10:00', '2027-06-16T10:00'), known, 1)).toBeNull();
  });

  test('a running rental may be extended or shortened, or get another vehicle', () => {
    const dropOffTime = new Date('2027-06-17T08:00:00Z');
    const longer = asked('2027-06-14T10:00', '2027-06-17T10:00');
    expect(readChange(longer, known, 1)).toEqual({ ...known, dropOffTime });
    const same = asked('2027-06-14T10:00', '2027-06-16T10:00');
    expect(readChange(same, known, 2)).toEqual({ ...known, vehicleId: 2 });
  });

  test('a time without seconds counts as unchanged', () => {
    const seconds = { ...known, pickUpTime: new Date('2027-06-14T08:00:30Z') };
    expect(readChange(asked('2027-06-14T10:00', '2027-06-16T10:00'), seconds, 1)).toBeNull();
    const longer = asked('2027-06-14T10:00', '2027-06-17T10:00');
    const dropOffTime = new Date('2027-06-17T08:00:00Z');
    expect(readChange(longer, seconds, 1)).toEqual({ ...seconds, dropOffTime });
  });

  test('an unchanged pick-up may be any time ago', () => {
    const old = { ...known, pickUpTime: new Date('2020-06-14T08:00:00Z') };
    const longer = asked('2020-06-14T10:00', '2027-06-17T10:00');
    expect(readChange(longer, old, 1)).toMatchObject({ pickUpTime: old.pickUpTime });
  });
});
