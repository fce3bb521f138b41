import { z } from 'zod';
import { line } from './common.ts';
import { limits } from './limits.ts';
import { printed } from './printable.ts';
import { key } from './texts/message-key.ts';

/** What a reservation may cost or save besides its rental. */
export const extraKinds = [
  'adjustment',
  'discount',
  'fee',
  'fuel',
  'kilometres',
  'damage',
] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** The value-added tax in an amount, in percent; null where the company's own applies. Other hosts do not say. */
export const vatPercent = z.number().nullish().catch(undefined);

/** What was agreed besides the rates, null for none; in the reservation's currency. */
export const agreement = z.object({
  deposit: z.number().nullable(),
  includedKmPerDay: z.number().nullable(),
  pricePerExtraKm: z.number().nullable(),
});

/**
 * A part of a reservation's price, `rental` or one of `extraKinds`, in the reservation's currency; the sum of all lines is
 * the total. `text` is what an administrator wrote about it, else null.
 */
export const reservationLine = z.object({
  kind: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: z.number(),
  amount: z.number(),
  vatPercent,
  text: z.string().nullable(),
});
export type ReservationLine = z.output<typeof reservationLine>;

/** The lines of an answer; other hosts send none. */
export const linesAnswer = z.array(reservationLine).optional().catch(undefined);

const { adjustment: most } = limits;

/** A price set by hand: what it differs from the computed one by, and why. */
export const adjustment = z.object(
  {
    amount: z
      .number(key('adjustments.amount'))
      .min(-most, key('adjustments.amount'))
      .max(most, key('adjustments.amount'))
      .refine((amount) => Number(amount.toFixed(2)) === amount, key('adjustments.amount')),
    text: printed(line('adjustments.text', limits.note)),
  },
  key('adjustments.amount'),
);
export type Adjustment = z.output<typeof adjustment>;

/** The price set by hand among a reservation's lines; null without one. */
export const adjustmentIn = <Line extends { kind: string }>(
  lines: readonly Line[] | undefined,
): Line | null => lines?.find(({ kind }) => kind === 'adjustment') ?? null;

/** The sum of amounts, exact to the cent. */
export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
