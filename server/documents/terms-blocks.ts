import type { TextBlock } from './sheet.ts';

/** The parts of terms. The site's build checks that their Markdown has headings, paragraphs and lists only. */
export const termsBlocks = (markdown: string): TextBlock[] =>
  markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);

function blockOf(part: string): TextBlock {
  const [, heading] = /^#+\s+(\S.*)$/.exec(part) ?? [];
  if (heading) return { kind: 'heading', text: heading };
  if (/^[-*+]\s/.test(part))
    return {
      kind: 'list',
      items: part.split(/\n(?=[-*+]\s)/).map((item) => oneLine(item.slice(2))),
    };
  return { kind: 'text', text: oneLine(part) };
}

const oneLine = (text: string): string => text.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').trim();
