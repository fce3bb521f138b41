import type { Block, Page } from '../templates/index.ts';

/** A mail as plain text. */
export function toText({ title, greeting, blocks, ending, buttonFails, footer }: Page): string {
  const parts = [
    underlined(title, '='),
    ...(greeting === null ? [] : [greeting]),
    ...blocks.map((block) => textOf(block, buttonFails)),
    ...(ending.length === 0 ? [] : [ending.join('\n')]),
    // So programs know what no answer needs to quote.
    [
      '-- ',
      footer.because,
      ...footer.lines,
      ...footer.links.map(({ label, href }) => `${label}: ${href}`),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`.replaceAll('\u00a0', ' ');
}

function textOf(block: Block, buttonFails: string): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'action':
      return block.isShown ? `${buttonFails}\n${block.href}` : `${block.label}:\n${block.href}`;
    case 'facts':
      return section(
        block.title,
        block.facts.flatMap(({ label, value, before, more = [], link }) => [
          `${label}: ${value}`,
          ...indented(more, link && `${link.label}: ${link.href}`, before),
        ]),
      );
    case 'price':
      return section(block.title, [
        ...[...block.lines, block.total].map(({ label, amount }) => `${label}: ${amount}`),
        ...indented(block.total.more ?? [], block.total.before),
      ]);
    case 'list':
      return section(
        block.title,
        block.items.map((item) => `- ${item}`),
      );
    case 'quote':
      return `${block.title}:\n${block.text.replaceAll(/^/gm, '> ')}`;
  }
}

const underlined = (text: string, line: string): string =>
  `${text}\n${line.repeat(Math.min(text.length, 60))}`;

const section = (title: string, lines: string[]): string =>
  [underlined(title, '-'), ...lines].join('\n');

const indented = (lines: string[], ...details: (string | undefined)[]): string[] =>
  [...lines, ...details].filter((line) => line !== undefined).map((line) => `  ${line}`);
