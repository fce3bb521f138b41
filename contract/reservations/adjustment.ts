import { z } from 'zod';
import { line as text } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { moneyField, number } from '../values/numbers.ts';
import { printed } from '../values/printable.ts';
import { key } from '../texts/message-key.ts';

const { adjustment: maxAmount } = limits;

/** How another vehicle of a reservation is priced: as agreed before, or at its rates of today. */
export const pricings = ['keep', 'today'] as const;
export type Pricing = (typeof pricings)[number];

/** A discount in percent of the rental. */
export const percentField = { min: 0.01, max: 100, decimals: 2 } as const;
export const percentOff = number(key('adjustments.percent'), percentField);

/** Whether either of two ways to say an amount is used, and not both. */
export const isOneOf = (amount: unknown, percent: unknown): boolean =>
  (amount == null) !== (percent == null);

/** A price set by hand: what it differs from the computed one by, or how many percent of the rental it is lower by, and why. */
export const adjustment = z
  .object(
    {
      amount: number(key('adjustments.amount'), moneyField(-maxAmount, maxAmount)).nullish(),
      percent: percentOff.nullish(),
      text: printed(text('adjustments.text', limits.note)),
    },
    key('adjustments.amount'),
  )
  .refine(({ amount, percent }) => isOneOf(amount, percent), {
    path: ['amount'],
    error: key('adjustments.amount'),
  });
export type Adjustment = z.output<typeof adjustment>;

/** The price set by hand among a reservation's lines; null without one. */
export const adjustmentIn = <Line extends { kind: string }>(
  lines: readonly Line[] | undefined,
): Line | null => lines?.find(({ kind }) => kind === 'adjustment') ?? null;
