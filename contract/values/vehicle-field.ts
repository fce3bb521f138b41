/** Where a field is shown, besides the form and the export: `list` is the administrators', `prices` stand by themselves. */
export type Place = 'facts' | 'prices' | 'list';

/** What numbers count, as the names of their texts. */
export type Unit = 'years' | 'kilograms' | 'cubicMetres' | 'centimetres' | 'kilometres' | 'minutes';

export type Kind =
  | { kind: 'line'; max?: number; sample: string }
  /** A vehicle identification number. */
  | { kind: 'vin'; sample: string }
  /** A whole number. */
  | { kind: 'count'; min: number; max?: number; unit?: Unit; sample: number }
  /** A number with one decimal. */
  | { kind: 'decimal'; max: number; unit: Unit; sample: number }
  /** The words of codes are the codes themselves. */
  | { kind: 'choice'; choices: readonly [string, ...string[]]; isCode?: true; sample: string }
  /** The slug of one of the company's places. */
  | { kind: 'place'; sample: string }
  | { kind: 'flag'; sample: boolean }
  /** A calendar day at the company's place. */
  | { kind: 'day'; sample: string }
  /** In the company’s currency; whole cents. At least one cent unless it `mayBeZero`. */
  | { kind: 'price'; max: number; per?: Per; mayBeZero?: true; sample: number };

/** What a price is for. */
export type Per = 'hour' | 'day' | 'week' | 'kilometre';

/**
 * `width` is the width of the export's column, in characters. What is optional may be null, and clients that do not know it
 * leave it as it is. What is private only administrators see.
 */
export type VehicleField = Kind & {
  shown: readonly Place[];
  width: number;
  isOptional?: true;
  isPrivate?: true;
};
