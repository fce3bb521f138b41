import { z } from 'zod';
import { line } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { printed } from '../values/printable.ts';
import { key } from '../texts/message-key.ts';

/** The units in which a signature is drawn. */
export const signatureBox = { width: 1000, height: 400 } as const;

const isWithin = (strokes: string): boolean =>
  [...strokes.matchAll(/(?<!\d)(\d+) (\d+)/g)].every(
    ([, x, y]) => Number(x) <= signatureBox.width && Number(y) <= signatureBox.height,
  );

/** Strokes as the data of an SVG path: absolute moves and lines, in whole units of `signatureBox`, and never outside. */
const strokes = z
  .string({ error: key('condition.strokes') })
  .max(limits.strokes, key('condition.strokes'))
  .regex(/^(?:[ML]\d{1,4} \d{1,4})+$/, key('condition.strokes'))
  .startsWith('M', key('condition.strokes'))
  // A document would show them above its other text.
  .refine(isWithin, key('condition.strokes'));

/** Who signed; without strokes the name stands for the signature. */
export const signature = z.object(
  { name: printed(line('condition.name')), strokes: strokes.nullish() },
  { error: key('condition.name') },
);
export type Signature = z.output<typeof signature>;

/** As it is answered. */
export const signatureAnswer = z.object({ name: z.string(), strokes: z.string().nullable() });
