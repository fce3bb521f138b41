import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from '../../contract/amount.ts';
import { key } from '../../contract/texts/message-key.ts';
import { vehicleEdit } from '../../contract/vehicle-edit.ts';

const cents = fc.oneof(
  fc.integer({ min: 0, max: 999 }),
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.constantFrom(2520, 99_999, 100_000, 136_800, 100_000_00),
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
  return decimals > 0 ? groups + point + fraction.slice(0, decimals) : groups;
}

describe('M3: readAmount', () => {
  test('reads every amount as it was meant in any notation, or asks', () => {
    fc.assert(
      fc.property(cents, notations, fc.integer({ min: 0, max: 2 }), (value, notation, decimals) => {
        const meant = Math.floor(value / 10 ** (2 - decimals)) / 10 ** decimals;
        const read = readAmount(write(value, notation, decimals));
        if (read.kind === 'unclear') expect(read.thousands).toBe(meant);
        else expect(read).toEqual({ kind: 'clear', value: meant });
      }),
      { numRuns: 2000 },
    );
  });

  test('never changes a digit’s place value', () => {
    const characters = fc.constantFrom(..."0123456789.,' ", '\u00a0');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
        const read = readAmount(text);
        if (read.kind !== 'clear') return;
        const decimals = /[.,](\d{1,2})\s*$/.exec(text)?.[1]?.length ?? 0;
        expect(read.value).toBe(Number(text.replaceAll(/\D/g, '')) / 10 ** decimals);
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
    [' 1 368,50 ', 1368.5],
    ['1’234’567.05', 1_234_567.05],
    ['1.234.567', 1_234_567],
    ['0,05', 0.05],
  ])('%j is %d', (text, value) => {
    expect(readAmount(text)).toEqual({ kind: 'clear', value });
  });

  test.each(['1.368', '1,368', '25.200', '999,999'])('%j is asked', (text) => {
    expect(readAmount(text).kind).toBe('unclear');
  });

  test.each([
    ...['', '  ', '0x10', '1e3', 'Infinity', 'NaN', '-1', '+1', '1.2.3', '1,2,3', '12.34.567'],
    ...['1.36.8', '0.368', '25.', '.5', '1,368,00', '1.368.00', '1 36', '٢٥', '25 €', '1_000'],
  ])('%j is no number', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'none' });
  });
});

describe('F16, M3: the numbers of a vehicle', () => {
  const { pricePerHour, seats, doors } = vehicleEdit.shape;
  const saidOf = (schema: typeof pricePerHour, value: unknown) => {
    const { error } = schema.safeParse(value);
    return error?.issues[0]?.message;
  };

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

  test('that could be thousands or a fraction are asked about, with both readings', () => {
    const question = key('amounts.unclear', { thousands: 1368, fraction: 1.368 });
    for (const written of ['1.368', '1,368'])
      for (const schema of [pricePerHour, seats]) expect(saidOf(schema, written)).toBe(question);
    expect(['1368.00', '1.37'].map((choice) => pricePerHour.parse(choice))).toEqual([1368, 1.37]);
  });
});
