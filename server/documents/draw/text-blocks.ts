import type { TextBlock } from '../sheet.ts';
import { colours, styles, type TextStyle } from './look.ts';
import { lazy, type Pen, type Tag } from './pen.ts';
import { joined, textPieces, type Piece } from './pieces.ts';

interface Setting {
  text: TextStyle;
  heading: TextStyle;
  headingTag: 'H2' | 'H3';
  gap: number;
  headingGap: number;
}

export const usual: Setting = {
  text: styles.text,
  heading: styles.heading,
  headingTag: 'H2',
  gap: 5,
  headingGap: 17,
};
export const small: Setting = {
  text: styles.terms,
  heading: styles.termsHeading,
  headingTag: 'H3',
  gap: 4.5,
  headingGap: 10,
};

/** Headings, paragraphs and lists. */
export function textBlockPieces(
  pen: Pen,
  width: number,
  block: TextBlock,
  parent: () => Tag,
  setting: Setting = usual,
): Piece[] {
  const { text: style, gap } = setting;
  if (block.kind === 'heading') {
    const { heading, headingTag: type, headingGap } = setting;
    return textPieces(pen, width, {
      text: block.text,
      style: heading,
      gap: headingGap,
      type,
      parent,
    });
  }
  if (block.kind === 'text')
    return textPieces(pen, width, { text: block.text, style, gap, parent });
  const list = lazy(() => pen.child(parent(), 'L'));
  return block.items.flatMap((text, index) => {
    let item: Tag | undefined;
    const mark = ({ x, y }: { x: number; y: number }) => {
      item = pen.child(list(), 'LI');
      pen.fill(pen.child(item, 'Lbl'), 'Lbl', () =>
        pen.write('–', { ...style, colour: colours.signal }, { x, y }),
      );
    };
    return textPieces(pen, width, {
      text,
      style,
      mark,
      type: 'LBody',
      indent: 14,
      gap: index === 0 ? gap : 1,
      parent: () => item!,
    });
  });
}

/** Joins the rows of a short table, in points: a page break between two of them looks like a mistake. */
export const keepShort = (pieces: Piece[]): Piece[] =>
  pieces.length > 1 && pieces.reduce((sum, { height }) => sum + height, 0) < 150
    ? [pieces.reduce(joined)]
    : pieces;

/** Joins each heading with what follows. */
export function keepHeadings(parts: { isHeading: boolean; pieces: Piece[] }[]): Piece[] {
  const all: Piece[] = [];
  let heading: Piece | null = null;
  for (const { isHeading, pieces } of parts) {
    const [first, ...rest] = pieces;
    if (!first) continue;
    const whole = rest.length > 0 && isHeading ? pieces.reduce(joined) : first;
    const next: Piece = heading ? joined(heading, whole) : whole;
    heading = isHeading ? next : null;
    if (!isHeading) all.push(next, ...rest);
  }
  return heading ? [...all, heading] : all;
}
