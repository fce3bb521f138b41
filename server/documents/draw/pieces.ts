import type { TextStyle } from './look.ts';
import { lazy, type Pen, type Spot, type Tag } from './pen.ts';

/** A part of a document that no page break splits. */
export interface Piece {
  height: number;
  /** Space above, unless it is the first of its page or column. */
  gap: number;
  draw: (at: Spot) => void;
}

export interface TextPart {
  text: string;
  style: TextStyle;
  gap: number;
  type?: string;
  parent: () => Tag;
  /** Space to the left of all lines, and what stands in it. */
  indent?: number;
  mark?: (at: Spot) => void;
}

/** A paragraph's pieces: lines, of which the first two stay together, and the last two. */
export function textPieces(pen: Pen, width: number, part: TextPart): Piece[] {
  const { style, gap, type = 'P', parent, indent = 0, mark } = part;
  const lines = pen.wrap(part.text, width - indent, style);
  const element = lazy(() => pen.child(parent(), type));
  return groups(lines).map((group, index, all) => ({
    height: group.length * style.leading,
    gap: index === 0 ? gap : 0,
    draw({ x, y }) {
      if (index === 0) mark?.({ x, y });
      pen.fill(element(), type, () =>
        group.forEach((line, row) => {
          const isLast = index === all.length - 1 && row === group.length - 1;
          // The blank parts the words for who reads or copies the text.
          const text = isLast ? line : `${line} `;
          pen.write(text, style, { x: x + indent, y: y + row * style.leading });
        }),
      );
    },
  }));
}

function groups(lines: string[]): string[][] {
  if (lines.length < 4) return [lines];
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
}

/** Two pieces as one, so that a heading stays with what follows. */
export const joined = (upper: Piece, lower: Piece): Piece => ({
  height: upper.height + lower.gap + lower.height,
  gap: upper.gap,
  draw({ x, y }) {
    upper.draw({ x, y });
    lower.draw({ x, y: y + upper.height + lower.gap });
  },
});
