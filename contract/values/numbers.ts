import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { key, type MessageKey } from '../texts/message-key.ts';
import type { Unit } from './vehicle-field.ts';

/** The numbers that a field takes, and what may be written beside them. */
export interface NumberField {
  /** Zero by default. */
  min?: number;
  max: number;
  /** None by default: whole numbers. */
  decimals?: number;
  unit?: Unit | 'hours' | 'money';
}

/** Amounts of money, to the cent. */
export const moneyField = (min: number, max: number) =>
  ({ min, max, decimals: 2, unit: 'money' }) as const satisfies NumberField;

/** How people write the units, in either language. */
const units: Record<NonNullable<NumberField['unit']>, string> = {
  years: 'jahre?|years?',
  kilograms: 'kg',
  cubicMetres: 'm³|m3|cbm',
  centimetres: 'cm',
  kilometres: 'km',
  hours: 'h|std\\.?|stunden?|hours?',
  minutes: 'min\\.?|minuten?|minutes?',
  money: '\\p{Sc}|euro?|usd|chf',
};

/** The number alone; `12,-` is a way to write 12,00. */
function withoutUnit(text: string, unit: NumberField['unit']): string {
  const plain = text.trim().replaceAll(/\s/g, ' ').replaceAll('’', "'");
  const word = unit ? `(?:${units[unit]})` : ' ';
  return plain.replace(new RegExp(`^${word} ?| ?${word}$`, 'iu'), '').replace(/[.,][-–—]+$/, '');
}

/** Ways to write a number: without thousands separators, or with one kind of them and another sign before the decimals. */
const notations = [
  /^(\d+)(?:[.,](\d{1,3}))?$/,
  /^([1-9]\d{0,2}([ '.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,3}))?$/,
];

/** Everything that a text may mean in English or German, whatever the field. */
function meanings(typed: string, { unit }: NumberField): number[] {
  const text = withoutUnit(typed, unit);
  return notations.flatMap((notation) => {
    const parts = notation.exec(text);
    return parts ? [Number(`${parts[1]!.replaceAll(/\D/g, '')}.${parts.at(-1) ?? ''}`)] : [];
  });
}

const fits = (value: number, { min = 0, max, decimals }: NumberField): boolean =>
  value >= min && value <= max && Number(value.toFixed(decimals)) === value;

/**
 * What a text may mean among the numbers that the field takes: nothing, one number, or two where a comma or point before
 * three digits may be of either kind. Three zeros are no decimals: `1.000` is a thousand.
 */
export function readingsOf(typed: string, field: NumberField): number[] {
  const [fraction, ...thousands] = meanings(typed, field).filter((value) => fits(value, field));
  if (fraction === undefined) return [];
  return thousands.length > 0 && Number.isInteger(fraction) ? thousands : [fraction, ...thousands];
}

/** What a text means; null where the field has no reading of it, or two. */
export function readNumber(typed: string, field: NumberField): number | null {
  const [first = null, ...others] = readingsOf(typed, field);
  return others.length > 0 ? null : first;
}

/** A JSON number or a typed one; `message` is reported for anything that the field does not take. */
export const number = (message: MessageKey, field: NumberField) =>
  z
    .union([z.number(), z.string().min(1, message)], { error: message })
    .transform((value, context) =>
      typeof value === 'number' ? withoutNoise(value, field) : readTyped(value, field, context),
    )
    .pipe(
      z
        .number(message)
        .min(field.min ?? 0, message)
        .max(field.max, message)
        .refine((value) => fits(value, field), message),
    );

/** A form's field, null when nothing is entered. */
export const optionalNumber = (message: MessageKey, field: NumberField) =>
  z.preprocess(
    (typed) => (typed === '' ? null : typed),
    number(message, field).nullable(),
  ) as z.ZodType<number | null, string>;

/** Programs add binary fractions: 29.700000000000003 is 29.7. */
function withoutNoise(value: number, { decimals }: NumberField): number {
  const rounded = Number(value.toFixed(decimals));
  return Math.abs(rounded - value) < 1e-9 ? rounded : value;
}

function readTyped(typed: string, field: NumberField, context: z.RefinementCtx): number {
  const [first, thousands] = readingsOf(typed, field);
  // What the field does not take is left to its own checks, which say why.
  if (thousands === undefined) return first ?? meanings(typed, field)[0] ?? NaN;
  context.addIssue({
    code: 'custom',
    message: key('amounts.unclear', { thousands, fraction: first! }),
    params: { code: 'unclear_amount' satisfies ErrorCode },
  });
  return z.NEVER;
}
