import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** The message for a field that is missing, empty, or of the wrong type. */
const typeError =
  (kind: string, description: string) =>
  ({ input }: { input?: unknown }) => {
    if (input === undefined) return `fehlt: ${description}`;
    return `${input === null ? 'ist leer' : kind}: ${description}`;
  };

/** A required text; the description is shown to editors. */
export const text = (description: string, max = 120) =>
  z
    .string({ error: typeError('ist kein Text, bitte in Anführungszeichen setzen', description) })
    .trim()
    .min(1, `ist leer: ${description}`)
    .max(max, `ist zu lang, höchstens ${max} Zeichen: ${description}`)
    .describe(description);

export const wholeNumber = (description: string) =>
  z
    .number({ error: typeError('ist keine ganze Zahl', description) })
    .refine(Number.isSafeInteger, `ist keine ganze Zahl: ${description}`)
    .describe(description);

/** An amount of money, in the currency of the prices. */
export const amount = (description: string) =>
  z
    .number({ error: typeError('ist kein Betrag wie 1000 oder 12.50', description) })
    .min(0, `ist kein Betrag wie 1000 oder 12.50: ${description}`)
    .describe(description);

export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  description: string,
) =>
  z
    .enum(words, { error: typeError(`ist keines von ${words.join(', ')}`, description) })
    .describe(description);

/** A list of `min` to `max` entries. */
export const list = <Item extends z.ZodType>(
  item: Item,
  description: string,
  { min = 1, max = Infinity } = {},
) =>
  z
    .array(item, {
      error: typeError('ist keine Liste, jeder Eintrag beginnt mit einem -', description),
    })
    .refine(
      ({ length }) => length >= min,
      `hat zu wenige Einträge, mindestens ${min}: ${description}`,
    )
    .refine(
      ({ length }) => length <= max,
      `hat zu viele Einträge, höchstens ${max}: ${description}`,
    )
    .describe(description);

/** An object without other fields. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape, description?: string) => {
  const names = Object.keys(shape).join(', ');
  const missing = typeError('besteht aus eingerückten Feldern', description ?? names);
  const schema = z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `hat kein Feld ${issue.keys.join(', ')}; hier gibt es ${names}`
        : missing(issue),
  });
  return description ? schema.describe(description) : schema;
};

type Picture = ReturnType<SchemaContext['image']>;

/** The path of an image, relative to the file. */
export const picture = (image: SchemaContext['image'], description: string) =>
  text(description, 200).pipe(image() as unknown as z.ZodType<z.output<Picture>, string>);

/** An address on another site. */
export const externalLink = (description: string) =>
  z
    .url({
      protocol: /^https$/,
      error: `muss eine Adresse sein, die mit https:// beginnt: ${description}`,
    })
    .describe(description);

/** An address on this site or another, or none. */
export const link = (description: string) =>
  z
    .string({ error: typeError('ist keine Adresse', description) })
    .trim()
    .regex(
      /^$|^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/,
      `muss mit https:// beginnen, auf dieser Website mit /, zum Beispiel /contact: ${description}`,
    )
    .nullable()
    .describe(description);
