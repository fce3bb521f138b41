import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../contract/reservations/lines.ts';
import {
  addedLines,
  fuelLine,
  kilometreLine,
  vatPercentOfAdded,
} from '../../../server/counter/added-lines.ts';
import { billingOf } from '../../../server/counter/late-hours.ts';
import { readMoment, readReturn } from '../../../server/counter/moment.ts';
import { AppError } from '../../../server/http/errors.ts';
import { linesFor } from '../../../server/reservations/lines.ts';

const at = (clock: string, day = '02') => new Date(`2030-01-${day}T${clock}Z`);
const rental = { pickUpTime: at('10:00'), dropOffTime: at('12:30') };
const hour = 3_600_000;
const settings = { graceMinutes: 15, timeZone: 'UTC' };

describe('the rate of tax of a line that staff add', () => {
  const decided = (taxed: number | null) => ({
    cancellationTaxed: taxed,
    noShowTaxed: taxed,
    fineTaxed: taxed,
  });

  test.each(['cancellation', 'no_show', 'fine'] as const)('is decided for %s', (kind) => {
    const rates = [null, 1, 0].map((taxed) => vatPercentOfAdded(kind, decided(taxed)));
    expect(rates).toEqual([null, null, 0]);
  });

  test('is decided for each by itself', () => {
    const settings = { ...decided(1), fineTaxed: 0 };
    expect(vatPercentOfAdded('fine', settings)).toBe(0);
    expect(vatPercentOfAdded('cancellation', settings)).toBeNull();
  });

  test.each(['cleaning', 'fee', 'discount', 'damage'] as const)(
    'is the reservation’s for %s, whatever is decided',
    (kind) => {
      expect(vatPercentOfAdded(kind, decided(0))).toBeNull();
    },
  );
});

describe('late hours', () => {
  test.each([
    ['before the pick-up', at('09:00'), 0],
    ['early', at('11:00'), 0],
    ['in time', at('12:30'), 0],
    ['within the hour that is paid', at('13:00'), 0],
    ['a second later', at('13:00:01'), 1],
    ['the next day', at('13:00', '03'), 24],
  ])('%s', (_, returnedAt, lateHours) => {
    const billedUntil = lateHours > 0 ? returnedAt : null;
    expect(billingOf(rental, returnedAt, settings)).toEqual({
      hours: 3 + lateHours,
      lateHours,
      billedUntil,
    });
  });

  test.each([
    ['as agreed', at('12:00'), 0],
    ['at the end of the grace', at('12:15'), 0],
    ['a second after it', at('12:15:01'), 1],
    ['an hour and a quarter after', at('13:15'), 2],
  ])('begin after the grace, from the agreed drop-off on: %s', (_, returnedAt, lateHours) => {
    const twoHours = { ...rental, dropOffTime: at('12:00') };
    expect(billingOf(twoHours, returnedAt, settings).lateHours).toBe(lateHours);
  });

  test('never make a rental cheaper, and a longer delay is never cheaper than a shorter one', () => {
    const cents = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100);
    const rates = fc.record({
      pricePerHour: cents,
      pricePerDay: fc.option(cents),
      pricePerWeek: fc.option(cents),
      vatPercent: fc.constant(19),
    });
    const minutes = (most: number) => fc.integer({ min: 60, max: most });
    fc.assert(
      fc.property(
        rates,
        minutes(40_000),
        minutes(40_000),
        minutes(40_000),
        (agreed, ...lengths) => {
          const [length, ...returns] = lengths.map((value) => value * 60_000) as [
            number,
            number,
            number,
          ];
          const { pickUpTime } = rental;
          const booked = { pickUpTime, dropOffTime: new Date(pickUpTime.getTime() + length) };
          const [sooner, later] = returns
            .toSorted((one, other) => one - other)
            .map((after) => {
              const { hours } = billingOf(booked, new Date(pickUpTime.getTime() + after), settings);
              return sumOf(linesFor(hours, agreed));
            }) as [number, number];
          const before = sumOf(linesFor(Math.ceil(length / hour), agreed));
          expect(sooner).toBeGreaterThanOrEqual(before);
          expect(later).toBeGreaterThanOrEqual(sooner);
        },
      ),
    );
  });
});

describe('kilometres', () => {
  const agreed = { includedKmPerDay: 100, pricePerExtraKm: 0.25 };

  test.each([
    ['none', 0, 5, null],
    ['those of a day', 100, 24, null],
    ['one more', 101, 24, 1],
    ['those of a second day that has begun', 200, 25, null],
    ['more than those', 350, 25, 150],
  ])('%s', (_, driven, hours, further) => {
    expect(kilometreLine(driven, hours, agreed)).toEqual(
      further && {
        kind: 'kilometres',
        unit: 'kilometre',
        quantity: further,
        unitPrice: 0.25,
        amount: further / 4,
      },
    );
  });

  test.each([{ includedKmPerDay: null }, { pricePerExtraKm: null }, { pricePerExtraKm: 0 }])(
    'cost nothing with %j',
    (changed) => {
      expect(kilometreLine(1000, 1, { ...agreed, ...changed })).toBeNull();
    },
  );

  test('all cost where none are included, and amounts are whole cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 10_000 }),
        (driven, cents) => {
          const prices = { includedKmPerDay: 0, pricePerExtraKm: cents / 100 };
          const { amount } = kilometreLine(driven, 24, prices)!;
          expect(Math.round(amount * 100)).toBe(driven * cents);
          expect(amount).toBe(Number(amount.toFixed(2)));
        },
      ),
    );
  });
});

test('fuel costs what is missing, if the company charges for it', () => {
  expect(fuelLine(3, 12.5)).toEqual({
    kind: 'fuel',
    unit: 'eighth',
    quantity: 3,
    unitPrice: 12.5,
    amount: 37.5,
  });
  for (const [missing, price] of [
    [0, 12.5],
    [-2, 12.5],
    [3, 0],
  ] as const)
    expect(fuelLine(missing, price)).toBeNull();
});

test('nothing is charged where the hand-over was not read off', () => {
  const prices = { includedKmPerDay: 0, pricePerExtraKm: 1, fuelPricePerEighth: 10 };
  const after = { mileageKm: 200, fuelEighths: 1 };
  expect(addedLines(null, after, 1, prices)).toEqual([]);
  const lines = addedLines({ mileageKm: 150, fuelEighths: 8 }, after, 1, prices);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['kilometres', 50],
    ['fuel', 70],
  ]);
});

describe('the moment of a step', () => {
  const zone = 'Europe/Berlin';
  const now = at('10:20:30.400');
  const codeOf = (work: () => unknown) => {
    try {
      work();
      return null;
    } catch (error) {
      return (error as AppError).details.fields?.at?.code ?? error;
    }
  };

  test('is now without a time, to the second', () => {
    for (const none of [undefined, null])
      expect(readMoment(none, zone, now)).toEqual(at('10:20:30'));
  });

  test('may be past, and the minute that begins next is now', () => {
    expect(readMoment('2030-01-02T09:00:00', zone, now)).toEqual(at('08:00'));
    expect(readMoment('2030-01-02T11:21:00', zone, now)).toEqual(at('10:20:30'));
  });

  test('is neither in the future nor far back', () => {
    expect(codeOf(() => readMoment('2030-01-02T11:22:00', zone, now))).toBe('in_future');
    expect(codeOf(() => readMoment('2027-12-31T11:22:00', zone, now))).toBe('too_far_back');
  });

  test('of a return is not before the hand-over, whose minute is enough', () => {
    const pickedUpAt = at('09:15:40');
    const read = (clock: string) => readReturn(`2030-01-02T${clock}`, pickedUpAt, zone, now);
    expect(read('10:15:00')).toEqual(pickedUpAt);
    expect(read('10:16:00')).toEqual(at('09:16'));
    expect(codeOf(() => read('10:14:00'))).toBe('before_hand_over');
    expect(codeOf(() => read('10:15:39'))).toBe('before_hand_over');
  });
});
