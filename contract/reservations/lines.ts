import { z } from 'zod';
import type { MessageKey } from '../texts/message-key.ts';

/** Fees by what each is for, which nobody says of a `fee`: a former one, or of a client that knows no other. */
export const feeKinds = ['cancellation', 'no_show', 'fine', 'cleaning'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** What is to be paid of a cancelled reservation, too. */
export const keptFees: readonly ExtraKind[] = ['fee', ...feeKinds];

/** What a reservation may cost or save besides its rental. */
export const extraKinds = [
  'adjustment',
  'discount',
  'fee',
  ...feeKinds,
  'one_way',
  'fuel',
  'kilometres',
  'damage',
] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** The value-added tax in an amount, in percent; null where the company's own applies. Bare hosts do not say. */
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

/** The lines of an answer; bare hosts send none. */
export const linesAnswer = z.array(reservationLine).optional().catch(undefined);

/** The price that a caller was shown, in whole cents: programs add binary fractions. */
export const shownPrice = (error?: MessageKey) =>
  z.number(error && { error }).overwrite((price) => Math.round(price * 100) / 100);

/** The sum of amounts, exact to the cent. */
export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

/** Whether a line is so many percent of the rental, and follows it. */
export const isPercent = ({ unit }: { unit: string }): boolean => unit === 'percent';

/** The amount of a discount of so many percent of a rental, to the cent, as the database's function `line_amount` gives it. */
export const discountOf = (rental: number, percent: number): number =>
  0 - Math.round((Math.round(rental * 100) * Math.round(percent * 100)) / 10_000) / 100;

/** Lines as they are beside a rental of this price. */
export const besideRental = <Line extends { unit: string; quantity: number; amount: number }>(
  lines: readonly Line[],
  rental: number,
): Line[] =>
  lines.map((line) => {
    if (!isPercent(line)) return line;
    const amount = discountOf(rental, line.quantity);
    return { ...line, unitPrice: amount, amount };
  });

/**
 * Whether lines charge what a rental that did not take place costs the company: of that customers may prove less. On a cancelled
 * reservation a fee without a kind may be that, too.
 */
export const chargesLoss = (lines: readonly { kind: string }[], isCancelled: boolean): boolean =>
  lines.some(
    ({ kind }) => kind === 'cancellation' || kind === 'no_show' || (isCancelled && kind === 'fee'),
  );

/** What is to be paid of a cancelled reservation: of all lines, its fees only. */
export const feesOf = <Line extends { kind: string }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ kind }) => keptFees.some((kept) => kept === kind));
