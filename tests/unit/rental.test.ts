import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { perRentalText } from '../../contract/reservations/rental-fields.ts';
import { changeForm, rentalForm, type RentalForm } from '../../contract/reservations/rental.ts';
import { minutesBetween } from '../../src/lib/api/clock.ts';

const now = '2030-05-15T10:20';
const form = rentalForm({ now, minutesBetween });
const good: RentalForm = {
  ...perRentalText(() => 'Gießen'),
  pickUpDate: '2030-05-16',
  pickUpTime: '10:00',
  dropOffDate: '2030-05-16',
  dropOffTime: '12:00',
};
/** The first message of each invalid field, as a form shows it. */
function messages(change: Partial<RentalForm>, schema = form): Record<string, string> {
  const { error } = schema.safeParse({ ...good, ...change });
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  return Object.fromEntries(issues.reverse());
}

describe('rentalForm', () => {
  test('accepts a valid rental and trims its places', () => {
    expect(form.parse({ ...good, pickUpLocation: '  Gießen ' })).toEqual(good);
  });

  test('asks for every empty field at once', () => {
    const empty = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
    expect(messages(empty)).toEqual({
      pickUpLocation: 'reservations.pickUpLocation',
      dropOffLocation: 'reservations.dropOffLocation',
      pickUpDate: 'reservations.pickUpDate',
      pickUpTime: 'reservations.pickUpTime',
      dropOffDate: 'reservations.dropOffDate',
      dropOffTime: 'reservations.dropOffTime',
    });
  });

  test.each<[string, Partial<RentalForm>, Record<string, string>]>([
    ['yesterday', { pickUpDate: '2030-05-14' }, { pickUpDate: 'reservations.pickUpPast' }],
    ['this minute', { pickUpDate: '2030-05-15', pickUpTime: '10:20' }, {}],
    [
      'a minute ago',
      { pickUpDate: '2030-05-15', pickUpTime: '10:19' },
      { pickUpTime: 'reservations.pickUpTimePast' },
    ],
    [
      'back before it began',
      { dropOffDate: '2030-05-15' },
      { dropOffDate: 'reservations.dropOffBeforePickUp' },
    ],
    ['59 minutes', { dropOffTime: '10:59' }, { dropOffTime: 'reservations.tooShort' }],
    ['an hour', { dropOffTime: '11:00' }, {}],
    ['over midnight', { pickUpTime: '23:30', dropOffDate: '2030-05-17', dropOffTime: '00:30' }, {}],
  ])('%s', (_, change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  test('checks the dates while a place is still missing', () => {
    expect(messages({ dropOffLocation: ' ', pickUpDate: '2030-01-01' })).toEqual({
      dropOffLocation: 'reservations.dropOffLocation',
      pickUpDate: 'reservations.pickUpPast',
    });
  });

  test('two hours on the clock may be one elapsed hour', () => {
    const change = { pickUpDate: '2031-03-30', dropOffDate: '2031-03-30' };
    expect(messages({ ...change, pickUpTime: '01:30', dropOffTime: '03:30' })).toEqual({});
    expect(messages({ ...change, pickUpTime: '01:30', dropOffTime: '03:29' })).toEqual({
      dropOffTime: 'reservations.tooShort',
    });
  });

  const day = fc.constantFrom('2030-05-14', '2030-05-15', '2030-05-16', '2030-05-17');
  const time = fc
    .nat(1439)
    .map((minute) =>
      [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );

  test('accepts exactly the rentals that start from now on and last an hour', () => {
    fc.assert(
      fc.property(day, time, day, time, (pickUpDate, pickUpTime, dropOffDate, dropOffTime) => {
        const pickUp = Date.parse(`${pickUpDate}T${pickUpTime}Z`);
        const dropOff = Date.parse(`${dropOffDate}T${dropOffTime}Z`);
        const right = pickUp >= Date.parse(`${now}Z`) && dropOff - pickUp >= 3_600_000;
        const change = { pickUpDate, pickUpTime, dropOffDate, dropOffTime };
        expect(form.safeParse({ ...good, ...change }).success).toBe(right);
      }),
    );
  });

  test('never throws, whatever the fields contain', () => {
    fc.assert(
      fc.property(fc.record({ pickUpDate: fc.string(), dropOffTime: fc.string() }), (change) => {
        expect(form.safeParse({ ...good, ...change }).success).toBeTypeOf('boolean');
      }),
    );
    expect(form.safeParse(null).success).toBe(false);
    expect(form.safeParse({}).success).toBe(false);
    expect(messages({ pickUpDate: '275760-09-13' })).toEqual({
      pickUpDate: 'reservations.pickUpDate',
    });
  });
});

describe('changeForm', () => {
  const rules = { now, minutesBetween };
  const booked = { ...good, pickUpDate: '2030-05-14' };
  const change = (changed: Partial<RentalForm>, onlyLater = false) =>
    messages({ ...booked, ...changed }, changeForm(rules, { booked, onlyLater }));

  test('accepts a pick-up that was booked, however long ago, but no other past one', () => {
    expect(change({})).toEqual({});
    expect(change({ dropOffTime: '13:00' }, true)).toEqual({});
    expect(change({ pickUpTime: '11:00' })).toEqual({ pickUpDate: 'reservations.pickUpPast' });
  });

  test('allows only a later drop-off if nothing else can be changed', () => {
    const earlier = { dropOffTime: '11:00' };
    expect(change(earlier)).toEqual({});
    expect(change(earlier, true)).toEqual({ dropOffTime: 'reservations.onlyLater' });
  });

  test('checks the order and what is missing like a booking', () => {
    expect(change({ pickUpDate: '2030-05-16', dropOffTime: '10:30' })).toEqual({
      dropOffTime: 'reservations.tooShort',
    });
    expect(change({ dropOffTime: '', pickUpLocation: '' }, true)).toEqual({
      dropOffTime: 'reservations.dropOffTime',
      pickUpLocation: 'reservations.pickUpLocation',
    });
  });
});
