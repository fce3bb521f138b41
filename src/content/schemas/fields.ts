import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** A sentence for a field that is missing, left empty, or of another kind than it has to be. */
const unlike =
  (kind: string, description: string) =>
  ({ input }: { input?: unknown }) => {
    if (input === undefined) return `fehlt: ${description}`;
    return `${input === null ? 'ist leer' : kind}: ${description}`;
  };

/** A required text for people; the description is what an editor reads about the field. */
export const text = (description: string, most = 120) =>
  z
    .string({ error: unlike('ist kein Text, bitte in Anführungszeichen setzen', description) })
    .trim()
    .min(1, `ist leer: ${description}`)
    .max(most, `ist zu lang, höchstens ${most} Zeichen: ${description}`)
    .describe(description);

export const wholeNumber = (description: string) =>
  z
    .number({ error: unlike('ist keine ganze Zahl', description) })
    .refine(Number.isSafeInteger, `ist keine ganze Zahl: ${description}`)
    .describe(description);

export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  description: string,
) =>
  z
    .enum(words, { error: unlike(`ist keines von ${words.join(', ')}`, description) })
    .describe(description);

/** Entries, of which there are at least `least` and, if said, at most `most`. */
export const list = <Item extends z.ZodType>(
  item: Item,
  description: string,
  { least = 1, most = Infinity } = {},
) =>
  z
    .array(item, {
      error: unlike('ist keine Liste, jeder Eintrag beginnt mit einem -', description),
    })
    .refine(
      ({ length }) => length >= least,
      `hat zu wenige Einträge, mindestens ${least}: ${description}`,
    )
    .refine(
      ({ length }) => length <= most,
      `hat zu viele Einträge, höchstens ${most}: ${description}`,
    )
    .describe(description);

/** Fields that belong together, and no others. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape, description?: string) => {
  const names = Object.keys(shape).join(', ');
  const missing = unlike('besteht aus eingerückten Feldern', description ?? names);
  const schema = z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `hat kein Feld ${issue.keys.join(', ')}; hier gibt es ${names}`
        : missing(issue),
  });
  return description ? schema.describe(description) : schema;
};

type Picture = ReturnType<SchemaContext['image']>;

/** Its path from the file that names it. */
export const picture = (image: SchemaContext['image'], description: string) =>
  text(description, 200).pipe(image() as unknown as z.ZodType<z.output<Picture>, string>);

/** An address outside of this site. */
export const outerLink = (description: string) =>
  z
    .url({
      protocol: /^https$/,
      error: `muss eine Adresse sein, die mit https:// beginnt: ${description}`,
    })
    .describe(description);

/** An address on this site or outside of it, or none. */
export const link = (description: string) =>
  z
    .string({ error: unlike('ist keine Adresse', description) })
    .trim()
    .regex(
      /^$|^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/,
      `muss mit https:// beginnen, auf dieser Website mit /, zum Beispiel /contact: ${description}`,
    )
    .nullable()
    .describe(description);
