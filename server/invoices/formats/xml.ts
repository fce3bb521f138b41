/** An element as text; empty where it holds nothing. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Attributes = Record<string, string>;
export type Content = Markup | string | Attributes;

/** What XML 1.0 cannot hold, not even escaped. Carriage returns would be read as line feeds. */
const invalid = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string =>
  text
    .replaceAll(invalid, '')
    .trim()
    .replaceAll(/[&<>"']/g, (character) => entities[character]!);

/** An element of texts, attributes and other elements. One that would be empty is left out, with its attributes. */
export function element(name: string, ...contents: Content[]): Markup {
  let attributes = '';
  let inner = '';
  for (const content of contents)
    if (content instanceof Markup) inner += content.text;
    else if (typeof content === 'string') inner += escape(content);
    else
      for (const [attribute, value] of Object.entries(content))
        attributes += ` ${attribute}="${escape(value)}"`;
  return new Markup(inner === '' ? '' : `<${name}${attributes}>${inner}</${name}>`);
}
