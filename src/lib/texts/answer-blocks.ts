import { pages } from '../../../contract/site/pages.ts';
import type { Language } from '../../../contract/texts/language.ts';

/** A sentence for an answer, with its name for staff. */
export type AnswerBlock = Record<Language, string> & { name: Record<Language, string> };

/** Where the page has them. */
export const answerBlocks = 'answer-blocks';

/** The text blocks of src/content/answers.md, with the address of the search for `{{vehicles}}`. */
export function readAnswerBlocks(): AnswerBlock[] {
  const blocks = document.getElementById(answerBlocks)?.dataset.blocks ?? '[]';
  return JSON.parse(
    blocks.replaceAll('{{vehicles}}', location.origin + pages.vehicles),
  ) as AnswerBlock[];
}

/** Text with a block at the cursor, in a paragraph of its own, and where the cursor is then. */
export function withBlock(text: string, cursor: number, block: string) {
  const [before, after] = [text.slice(0, cursor).trimEnd(), text.slice(cursor).trimStart()];
  const start = before ? `${before}\n\n${block}` : block;
  return { text: after ? `${start}\n\n${after}` : start, cursor: start.length };
}
