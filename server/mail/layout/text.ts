import type { Part, Page } from '../templates/index.ts';

/** A mail as plain text. */
export function toText({ title, greeting, parts, ending, footer }: Page): string {
  const sections = [
    underlined(title, '='),
    ...(greeting === null ? [] : [greeting]),
    ...parts.map(textOf),
    ...(ending.length === 0 ? [] : [ending.join('\n')]),
    // So programs know what no answer needs to quote.
    [
      '-- ',
      footer.because,
      ...footer.lines,
      ...footer.links.map(({ label, href }) => `${label}: ${href}`),
    ].join('\n'),
  ];
  return `${sections.join('\n\n')}\n`.replaceAll('\u00a0', ' ');
}

function textOf(part: Part): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'action':
      return `${part.label}:\n${part.href}`;
    case 'facts':
      return section(
        part.title,
        part.facts.flatMap(({ label, value, before, more = [], link }) => [
          `${label}: ${value}`,
          ...indented(more, link && `${link.label}: ${link.href}`, before),
        ]),
      );
    case 'price':
      return section(part.title, [
        ...[...part.lines, part.total].map(({ label, amount }) => `${label}: ${amount}`),
        ...indented(part.total.more ?? [], part.total.before),
      ]);
    case 'list':
      return section(
        part.title,
        part.items.map((item) => `- ${item}`),
      );
    case 'quote':
      return `${part.title}:\n${part.text.replaceAll(/^/gm, '> ')}`;
  }
}

const underlined = (text: string, line: string): string =>
  `${text}\n${line.repeat(Math.min(text.length, 60))}`;

const section = (title: string, lines: string[]): string =>
  [underlined(title, '-'), ...lines].join('\n');

const indented = (lines: string[], ...details: (string | undefined)[]): string[] =>
  [...lines, ...details].filter((line) => line !== undefined).map((line) => `  ${line}`);
