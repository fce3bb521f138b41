import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extraKinds, sumOf } from '../../../contract/reservations/lines.ts';
import {
  billedHours,
  changesAdjustment,
  linesFor,
  totalOf,
} from '../../../server/reservations/lines.ts';

const amount = (min: number) => fc.integer({ min, max: 1_000_000 }).map((cents) => cents / 100);
const rates = fc.record({
  pricePerHour: amount(1),
  pricePerDay: fc.option(amount(1)),
  pricePerWeek: fc.option(amount(1)),
  vatPercent: fc.constant(19),
});
const extra = (kind: string, value: number, vatPercent: number | null = 19) => ({
  kind,
  quantity: 1,
  unit: 'flat',
  unitPrice: value,
  amount: value,
  vatPercent,
  text: null,
});
/** A discount in percent, whose amount is of whatever it was before. */
const inPercent = (kind: string) =>
  fc.tuple(fc.integer({ min: 1, max: 10_000 }), amount(-1_000_000)).map(([hundredths, former]) => ({
    ...extra(kind, former),
    quantity: hundredths / 100,
    unit: 'percent',
  }));
/** Fees, discounts and the like, and at most one price set by hand. */
const extras = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc
          .tuple(fc.constantFrom(...extraKinds.filter((kind) => kind !== 'adjustment')), amount(0))
          .map(([kind, value]) => extra(kind, kind === 'discount' ? -value : value)),
        inPercent('discount'),
      ),
      { maxLength: 4 },
    ),
    fc.option(
      fc.oneof(
        amount(-1_000_000).map((value) => extra('adjustment', value)),
        inPercent('adjustment'),
      ),
    ),
  )
  .map(([others, byHand]) => (byHand === null ? others : [...others, byHand]));
const hours = fc.integer({ min: 1, max: 2000 });

describe('lines', () => {
  test('sum up to the total, which is never below zero', () => {
    fc.assert(
      fc.property(rates, hours, extras, (agreed, length, some) => {
        const rental = sumOf(linesFor(length, agreed));
        const total = totalOf(rental, some);
        expect(sumOf(linesFor(length, agreed, some))).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBe(Number(total.toFixed(2)));
      }),
    );
  });

  test('in percent are of the rental alone, to the cent', () => {
    fc.assert(
      fc.property(rates, hours, inPercent('discount'), amount(0), (agreed, length, line, fee) => {
        const cents = BigInt(Math.round(sumOf(linesFor(length, agreed)) * 100));
        const exact = cents * BigInt(Math.round(line.quantity * 100));
        const rounded = Number((2n * exact + 10_000n) / 20_000n) / 100;
        const shown = linesFor(length, agreed, [extra('fee', fee), line]).at(-1)!;
        expect(shown.amount).toBe(0 - rounded);
        expect(shown.unitPrice).toBe(shown.amount);
      }),
    );
  });

  test('keep a price set by hand as it is while there is enough to pay', () => {
    const agreed = { pricePerHour: 10, pricePerDay: null, pricePerWeek: null, vatPercent: 19 };
    const byHand = extra('adjustment', -15);
    expect(linesFor(2, agreed, [byHand]).at(-1)).toEqual(byHand);
    expect(linesFor(1, agreed, [byHand]).at(-1)).toEqual(extra('adjustment', -10));
  });

  test('show the last discounts smaller when there is less to pay, and nothing else', () => {
    const agreed = { pricePerHour: 10, pricePerDay: null, pricePerWeek: null, vatPercent: 19 };
    const [first, last] = [extra('discount', -6), extra('discount', -3)];
    const fee = extra('fee', 1);
    expect(linesFor(1, agreed, [first, last, fee]).slice(1)).toEqual([first, last, fee]);
    const shown = linesFor(1, { ...agreed, pricePerHour: 4 }, [first, last, fee]).slice(1);
    expect(shown).toEqual([extra('discount', -5), extra('discount', 0), fee]);
  });

  test('are of the hours until a late return', () => {
    const rental = {
      pickUpTime: new Date('2030-01-02T10:00Z'),
      dropOffTime: new Date('2030-01-02T12:30Z'),
    };
    expect(billedHours(rental, 'UTC')).toBe(3);
    expect(billedHours({ ...rental, billedUntil: new Date('2030-01-02T13:01Z') }, 'UTC')).toBe(4);
  });

  test('are those that are stored where the agreed rates are not known', () => {
    const unknown = {
      pricePerHour: null,
      pricePerDay: null,
      pricePerWeek: null,
      vatPercent: null,
    };
    const byHand = extra('adjustment', -15, null);
    expect(linesFor(2, unknown, [byHand])).toEqual([byHand]);
  });
});

describe('a price set by hand', () => {
  const known = [{ ...extra('adjustment', -5), text: 'Stammkunde' }, extra('fee', 3)];

  test('changes something unless it is the same or not given', () => {
    expect(changesAdjustment(known, undefined)).toBe(false);
    expect(changesAdjustment(known, { amount: -5, text: 'Stammkunde' })).toBe(false);
    expect(changesAdjustment(known, { amount: -5, text: 'Kulanz' })).toBe(true);
    expect(changesAdjustment(known, null)).toBe(true);
    expect(changesAdjustment([], null)).toBe(false);
  });
});
