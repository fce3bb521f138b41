const tags = /<[a-z][^>]*>/gi;
const styleElements = /<style\b[^>]*>(.*?)<\/style>/gis;

/** A mail's HTML without style elements, which are returned apart, and with `data-style` instead of `style`. */
export function withoutStyles(html: string): { html: string; sheets: string[] } {
  const sheets = [...html.matchAll(styleElements)].map(([, text = '']) => text);
  return {
    html: html
      .replaceAll(styleElements, '')
      .replaceAll(tags, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style=')),
    sheets,
  };
}
