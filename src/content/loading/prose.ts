/** The fields for the text below a file's front matter. */
export interface Prose {
  /** The field for the text before the first heading. */
  lead?: string;
  /** The group for each `##` section, in order, with the field for the section's text. */
  sections?: Record<string, string>;
}

export type Fields = Record<string, unknown>;

/** A problem with a file's prose; the message is for its editor. */
export class ProseProblem extends Error {}

const lostHeading =
  'Eine Zeile, vor der ## und ein Leerzeichen fehlen, gilt nicht als Überschrift, sondern als Absatz; eine mit ### gilt als Punkt der Überschrift davor.';

/** Adds the fields from a file's Markdown. @throws ProseProblem if the Markdown does not match `prose` */
export function withProse(
  fields: Fields,
  markdown: string,
  { lead, sections = {} }: Prose,
): Fields {
  const { text, parts } = split(markdown, '##');
  const names = Object.entries(sections);
  const hint = parts.length < names.length ? ` ${lostHeading}` : '';
  if (text && !lead)
    throw new ProseProblem(
      `Zwischen den Feldern und der ersten Überschrift steht hier kein Text.${hint}`,
    );
  if (parts.length !== names.length)
    throw new ProseProblem(
      `Unter den Feldern stehen ${parts.length} Überschriften mit ##, es müssen ${names.length} sein.${hint}`,
    );
  const groups = names.map(([name, field], index) => {
    const { title, below } = parts[index]!;
    const { text, parts: points } = split(below, '###');
    const items = points.map(({ title, below }) => ({ title, text: plain(below) }));
    const given = fields[name] as Fields | undefined;
    return [name, { ...given, title, [field]: plain(text), ...(items.length > 0 && { items }) }];
  });
  return { ...fields, ...(lead && { [lead]: plain(text) }), ...Object.fromEntries(groups) };
}

/** Splits Markdown at the headings of a level. */
function split(markdown: string, level: string) {
  const [text = '', ...parts] = markdown.split(new RegExp(`^${level}[ \\t]+`, 'm'));
  return {
    text: text.trim(),
    parts: parts.map((part) => {
      const [title = '', ...below] = part.split('\n');
      return { title: title.trim(), below: below.join('\n') };
    }),
  };
}

/** Markdown syntax other than paragraphs, which these fields would show literally. */
const markup = /^(?:#|>|[-*+] |\d+\. ).*|\S*(?:\*\*|`|\]\().*|<\w.*/m;

/** Joins the lines of each paragraph; separates paragraphs by empty lines. */
function plain(markdown: string): string {
  const [match] = markup.exec(markdown) ?? [];
  if (match)
    throw new ProseProblem(
      `Hier sind nur Absätze möglich, keine Listen, Links oder Hervorhebungen: ${match}`,
    );
  return paragraphs(markdown)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}

export const paragraphs = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
