import { z } from 'zod';
import { line as text } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { moneyField, number } from '../values/numbers.ts';
import { printed } from '../values/printable.ts';
import { key } from '../texts/message-key.ts';

const { adjustment: maxAmount } = limits;

/** A price set by hand: what it differs from the computed one by, and why. */
export const adjustment = z.object(
  {
    amount: number(key('adjustments.amount'), moneyField(-maxAmount, maxAmount)),
    text: printed(text('adjustments.text', limits.note)),
  },
  key('adjustments.amount'),
);
export type Adjustment = z.output<typeof adjustment>;

/** The price set by hand among a reservation's lines; null without one. */
export const adjustmentIn = <Line extends { kind: string }>(
  lines: readonly Line[] | undefined,
): Line | null => lines?.find(({ kind }) => kind === 'adjustment') ?? null;
