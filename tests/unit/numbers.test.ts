import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counter, handOver } from '../../contract/counter/counter.ts';
import { adjustment } from '../../contract/reservations/adjustment.ts';
import { limits } from '../../contract/values/limits.ts';
import {
  moneyField,
  readingsOf,
  readNumber,
  type NumberField,
} from '../../contract/values/numbers.ts';
import { key } from '../../contract/texts/message-key.ts';
import { vehicleEdit } from '../../contract/vehicles/vehicle-edit.ts';
import { vehicleFields } from '../../contract/vehicles/vehicle-fields.ts';

const money = moneyField(0, 10_000_000);
const anyField = fc.constantFrom<NumberField>(
  money,
  moneyField(0, limits.price),
  moneyField(-limits.adjustment, limits.adjustment),
  vehicleFields.mileageKm,
  vehicleFields.payloadKg,
  { ...vehicleFields.loadVolumeM3, decimals: 1 },
  { max: 8 },
);
const cents = fc.oneof(
  fc.integer({ min: 0, max: 999 }),
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.constantFrom(2520, 99_999, 100_000, 136_800, 1_250_000, 100_000_00),
);
/** Thousands and decimal separators, in English, German, Swiss and SI notation. */
const notations = fc.constantFrom(
  ...['', ' ', '\u00a0', '\u202f', '\u2009', "'", '’'].flatMap((mark) => [
    { mark, point: '.' },
    { mark, point: ',' },
  ]),
  { mark: ',', point: '.' },
  { mark: '.', point: ',' },
);

function write(value: number, { mark, point }: { mark: string; point: string }, decimals: number) {
  const [whole, fraction] = (value / 100).toFixed(2).split('.') as [string, string];
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);
  return decimals > 0 ? groups + point + `${fraction}0`.slice(0, decimals) : groups;
}

describe('a typed number', () => {
  test('is read as it was meant in any notation, or is asked about, in every field that takes it', () => {
    const decimals = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(anyField, cents, notations, decimals, (field, value, notation, shown) => {
        const meant = Math.floor(value / 10 ** (2 - shown)) / 10 ** shown;
        const isTaken = meant <= field.max && Number(meant.toFixed(field.decimals ?? 0)) === meant;
        // Nobody writes a whole number with three zeros behind the point.
        fc.pre(isTaken && !(shown === 3 && Number.isInteger(meant)));
        const readings = readingsOf(write(value, notation, shown), field);
        expect(readings).toContain(meant);
        if (shown < 3) expect(readings.at(-1)).toBe(meant);
      }),
      { numRuns: 5000 },
    );
  });

  test('is never read as one that the field does not take', () => {
    const text = fc.string({
      unit: fc.constantFrom(..."0123456789.,-' €", '\u00a0'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyField, text, (field, typed) => {
        for (const value of readingsOf(typed, field)) {
          expect(value).toBeGreaterThanOrEqual(field.min ?? 0);
          expect(value).toBeLessThanOrEqual(field.max);
          expect(Number(value.toFixed(field.decimals ?? 0))).toBe(value);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('keeps the digits that were typed, in their order, and is never multiplied by a hundred', () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' ", '\u00a0'), maxLength: 12 });
    fc.assert(
      fc.property(anyField, text, (field, typed) => {
        const digits = Number(typed.replaceAll(/\D/g, ''));
        const behind = /[.,](\d*)\s*$/.exec(typed)?.[1]?.length ?? 0;
        for (const value of readingsOf(typed, field))
          expect([digits, digits / 10 ** behind]).toContain(value);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['25,20', 25.2],
    ['25.20', 25.2],
    ['25,2', 25.2],
    ['1.368,00', 1368],
    ['1,368.00', 1368],
    ['1368', 1368],
    ['1.368', 1368],
    ['1.000 €', 1000],
    [' 1 368,50 ', 1368.5],
    ['1’234’567.05', 1_234_567.05],
    ['1.234.567', 1_234_567],
    ['0,05', 0.05],
    ['0,050', 0.05],
    ['12,50 €', 12.5],
    ['12,50€', 12.5],
    ['€ 12.50', 12.5],
    ['$12.50', 12.5],
    ['12,50 EUR', 12.5],
    ['12,50 Euro', 12.5],
    ['12,- €', 12],
    ['12,–', 12],
  ])('of money, %j, is %d', (text, value) => {
    expect(readNumber(text, money)).toBe(value);
  });

  test.each([
    ['mileageKm', '18.250', 18_250],
    ['mileageKm', '18,250', 18_250],
    ['mileageKm', '18.000', 18_000],
    ['mileageKm', '18.250 km', 18_250],
    ['mileageKm', '1 234 567km', 1_234_567],
    ['payloadKg', '1.250 kg', 1250],
    ['minimumAge', '21 Jahre', 21],
    ['age', '1 Jahr', 1],
    ['age', '2 years', 2],
    ['bufferMinutes', '30 Min.', 30],
    ['loadLengthCm', '250 cm', 250],
    ['loadVolumeM3', '10,8 m³', 10.8],
    ['loadVolumeM3', '10.500 m3', 10.5],
    ['pricePerHour', '12,50 €', 12.5],
    ['deposit', '1.000 €', 1000],
    ['pricePerHour', '18.250', 18.25],
    ['seats', '4,0', 4],
  ] as const)('in the field %s, %j, is %d', (name, typed, value) => {
    expect(vehicleEdit.shape[name].parse(typed)).toBe(value);
  });

  test.each([
    ['loadVolumeM3', '10,855'],
    ['mileageKm', '12.345,5'],
    ['mileageKm', '12345678'],
    ['mileageKm', '18.250 kg'],
    ['payloadKg', '1,2 t'],
    ['minimumAge', '21 €'],
    ['pricePerHour', '25 km'],
    ['seats', '1.368'],
  ] as const)('in the field %s is refused as %j', (name, typed) => {
    const { error } = vehicleEdit.shape[name].safeParse(typed);
    expect(error?.issues[0]?.message).toBe(`vehicles.${name}`);
  });

  test.each([
    ['1.250', 1.25, 1250],
    ['25,200', 25.2, 25_200],
    ['999.990 €', 999.99, 999_990],
  ])('of money, %j, is asked about', (text, ...readings) => {
    expect(readingsOf(text, money)).toEqual(readings);
    expect(readNumber(text, money)).toBeNull();
  });

  test('is asked about only where the field allows both readings', () => {
    const { pricePerDay, payloadKg } = vehicleEdit.shape;
    const question = key('amounts.unclear', { thousands: 1250, fraction: 1.25 });
    expect(pricePerDay.safeParse('1.250').error?.issues[0]?.message).toBe(question);
    expect(payloadKg.parse('1.250')).toBe(1250);
    expect(['1250,00', '1.25'].map((choice) => pricePerDay.parse(choice))).toEqual([1250, 1.25]);
  });

  test.each([
    ...['', '  ', '€', '0x10', '1e3', 'Infinity', 'NaN', '-1', '+1', '1.2.3', '1,2,3', '12.34.567'],
    ...['1.36.8', '0.368', '25.', '.5', '1,368,00', '1.368.00', '1 36', '٢٥', '1_000', '25 € 3'],
  ])('%j is none', (text) => {
    expect(readNumber(text, money)).toBeNull();
  });
});

describe('the numbers of a call', () => {
  const { pricePerHour, seats, doors } = vehicleEdit.shape;
  const saidOf = (schema: typeof pricePerHour, value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message;

  test('may be JSON numbers or text', () => {
    for (const value of [25.2, '25.2', '25,20']) expect(pricePerHour.parse(value)).toBe(25.2);
    for (const value of [4, '4', ' 4 ', '4,0']) expect(seats.parse(value)).toBe(4);
  });

  test.each(['0x10', '1e3', '  ', 'Infinity', '25,205,1', null, true, NaN, Infinity, -1, 12.345])(
    'are refused as %j',
    (value) => {
      expect(saidOf(pricePerHour, value)).toBe('vehicles.pricePerHour');
      expect(saidOf(doors, value)).toBe('vehicles.doors');
    },
  );

  test('are taken with the noise of binary fractions', () => {
    expect(pricePerHour.parse(9.9 * 3)).toBe(29.7);
    expect(adjustment.parse({ amount: -(0.1 + 0.2), text: 'Rabatt' }).amount).toBe(-0.3);
  });

  test('that are read off a vehicle are read as in its form', () => {
    const { mileageKm, fuelEighths } = handOver.body.shape;
    expect(mileageKm.parse('18.250 km')).toBe(18_250);
    expect(fuelEighths.parse('8')).toBe(8);
    for (const wrong of [9, '8.5', -1, ''])
      expect(fuelEighths.safeParse(wrong).success).toBe(false);
    expect(counter.shape.reservationId.safeParse('5').success).toBe(false);
  });
});
