/** HTML that needs no more escaping. */
export interface Html {
  html: string;
}

type Part = Html | string | number | undefined | false | Part[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const write = (part: Part): string => {
  if (Array.isArray(part)) return part.map(write).join('');
  if (typeof part === 'object') return part.html;
  if (part === undefined || part === false) return '';
  return String(part).replaceAll(/[&<>"]/g, (character) => entities[character]!);
};

/** A template of HTML: what is put into it is text, unless it is such a template itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.reduce((before, text, place) => before + write(parts[place - 1]) + text),
});

/** A sentence in which `this` is code. */
export const prose = (text: string): Html[] =>
  text.split('`').map((part, place) => (place % 2 ? html`<code>${part}</code>` : html`${part}`));
