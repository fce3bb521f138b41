/** Which fields hold what stands below a file's other fields. */
export interface Prose {
  /** The field of the text before the first heading. */
  lead?: string;
  /** The groups that begin with a heading `##`, in their order, each with the field of the text below it. */
  sections?: Record<string, string>;
}

export type Fields = Record<string, unknown>;

/** What is wrong with a file's prose, for its editor. */
export class ProseProblem extends Error {}

/** A file's fields with those that its Markdown holds; throws a German sentence where the two do not match. */
export function withProse(
  fields: Fields,
  markdown: string,
  { lead, sections = {} }: Prose,
): Fields {
  const { text, parts } = split(markdown, '##');
  if (text && !lead)
    throw new ProseProblem('Zwischen den Feldern und der ersten Überschrift steht hier kein Text.');
  const names = Object.entries(sections);
  if (parts.length !== names.length)
    throw new ProseProblem(
      `Unter den Feldern stehen ${parts.length} Überschriften mit ##, es müssen ${names.length} sein.`,
    );
  const found = names.map(([name, field], index) => {
    const { title, below } = parts[index]!;
    const { text, parts: points } = split(below, '###');
    const items = points.map(({ title, below }) => ({ title, text: plain(below) }));
    const given = fields[name] as Fields | undefined;
    return [name, { ...given, title, [field]: plain(text), ...(items.length > 0 && { items }) }];
  });
  return { ...fields, ...(lead && { [lead]: plain(text) }), ...Object.fromEntries(found) };
}

/** What stands before the first heading of a level, and what each of them has below it. */
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

/** These texts are shown as they are: nothing would turn signs of Markdown into a list, a link or bold type. */
const signs = /^(?:#|>|[-*+] |\d+\. ).*|\S*(?:\*\*|`|\]\().*|<\w.*/m;

/** Paragraphs of one line each, with an empty line between them. */
function plain(markdown: string): string {
  const [sign] = signs.exec(markdown) ?? [];
  if (sign)
    throw new ProseProblem(
      `Hier sind nur Absätze möglich, keine Listen, Links oder Hervorhebungen: ${sign}`,
    );
  return paragraphs(markdown)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}

/** The paragraphs of a text. */
export const paragraphs = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
