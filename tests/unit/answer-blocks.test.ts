import { describe, expect, test } from 'vitest';
import { withBlock } from '../../src/lib/texts/answer-blocks.ts';

describe('a text block', () => {
  test.each([
    ['begins an answer', '', 0, 'Thanks.', 'Thanks.', 7],
    ['follows what was typed', 'Hello Ida,', 10, 'Thanks.', 'Hello Ida,\n\nThanks.', 19],
    ['stands between paragraphs', 'Hello\n\nBye', 5, 'Yes.', 'Hello\n\nYes.\n\nBye', 11],
    ['stands before what follows', 'Bye', 0, 'Yes.', 'Yes.\n\nBye', 4],
  ])('%s', (_, text, cursor, block, result, after) => {
    expect(withBlock(text, cursor, block)).toEqual({ text: result, cursor: after });
  });
});
