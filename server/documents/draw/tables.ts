import type { Block, PriceRow } from '../sheet.ts';
import { colours, styles, type TextStyle } from './look.ts';
import { lazy, type Pen, type Spot, type Tag } from './pen.ts';
import { joined, type Piece } from './pieces.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const labelWidth = 112;
const padding = 4.5;
/** Of amounts beside each other. */
const amountWidth = 74;

function writeLines(pen: Pen, element: Tag, type: string, lines: Line[], { x, y }: Spot): void {
  pen.fill(element, type, () => {
    let at = y;
    lines.forEach(({ text, style }, index) => {
      pen.write(index < lines.length - 1 ? `${text} ` : text, style, { x, y: at });
      at += style.leading;
    });
  });
}

interface Line {
  text: string;
  style: TextStyle;
}

const linesOf = (pen: Pen, text: string, width: number, first: TextStyle, later = first): Line[] =>
  text
    .split('\n')
    .flatMap((part, index) =>
      pen
        .wrap(part, width, index === 0 ? first : later)
        .map((line) => ({ text: line, style: index === 0 ? first : later })),
    );

/** Labels with their values, a rule above each. */
export function detailPieces(pen: Pen, width: number, { rows }: Of<'details'>, parent: () => Tag) {
  const table = lazy(() => pen.child(parent(), 'Table'));
  return rows.map(({ label, value, hint }, index): Piece => {
    const isManyLines = value?.includes('\n') ?? false;
    const style = isManyLines ? styles.strong : styles.text;
    const lines = linesOf(pen, value ?? '', width - labelWidth, style, styles.text);
    const body = value === null ? 24 : lines.length * styles.text.leading;
    return {
      height: body + 2 * padding,
      gap: index === 0 ? 10 : 0,
      draw({ x, y }) {
        pen.rule({ x, y }, width, colours.line, 0.6);
        const row = pen.child(table(), 'TR');
        const head = pen.child(row, 'TH', { scope: 'Row' });
        pen.fill(head, 'TH', () => pen.write(label, styles.label, { x, y: y + padding }));
        const cell = pen.child(row, 'TD');
        const at = { x: x + labelWidth, y: y + padding };
        if (value !== null) return writeLines(pen, cell, 'TD', lines, at);
        pen.rule({ x: at.x, y: at.y + 13 }, width - labelWidth, colours.lineStrong, 0.6);
        pen.fill(cell, 'TD', () => pen.write(hint ?? '', styles.small, { ...at, y: at.y + 14 }));
      },
    };
  });
}

/** Lines of a price with their amounts at the right, one or more columns of them, the total in large. */
export function pricePieces(
  pen: Pen,
  width: number,
  { heads, rows, total, notes }: Of<'prices'>,
  parent: () => Tag,
): Piece[] {
  const table = lazy(() => pen.child(parent(), 'Table'));
  const between = heads.length - 2;
  const rowPiece = (
    { label, more = [], amount }: PriceRow,
    style: TextStyle,
    type: 'TH' | 'TD',
    pad: number,
  ) => {
    const last = pen.widthOf(amount, style) + 16;
    const room = width - (between > 0 ? (between + 1) * amountWidth : last);
    // Below what it is for stands how it came about.
    const lines = linesOf(pen, label, room, style, style === styles.text ? styles.label : style);
    const draw = ({ x, y }: Spot) => {
      const row = pen.child(table(), 'TR');
      const head = pen.child(row, 'TH', { scope: type === 'TH' ? 'Column' : 'Row' });
      writeLines(pen, head, 'TH', lines, { x, y: y + pad });
      const options = type === 'TH' ? ({ scope: 'Column' } as const) : {};
      const cells = [...Array.from({ length: between }, (_, index) => more[index] ?? ''), amount];
      cells.forEach((text, index) =>
        pen.fill(pen.child(row, type, options), type, () =>
          pen.write(text, style, { x, y: y + pad }, width - (between - index) * amountWidth),
        ),
      );
    };
    return { height: lines.length * style.leading + 2 * pad, gap: 0, draw };
  };
  const ruled = (piece: Piece, colour: string, weight: number): Piece => ({
    ...piece,
    draw(at) {
      pen.rule(at, width, colour, weight);
      piece.draw(at);
    },
  });
  const [label, ...columns] = heads;
  const names = { label, more: columns.slice(0, -1), amount: columns.at(-1) ?? '' };
  const head = { ...rowPiece(names, styles.label, 'TH', 1), gap: 4 };
  const [first, ...rest] = [
    ...rows.map((row) => ruled(rowPiece(row, styles.text, 'TD', padding), colours.line, 0.6)),
    notes
      .map((note) => rowPiece(note, styles.label, 'TD', 0))
      .reduce(joined, ruled(rowPiece(total, styles.total, 'TD', padding), colours.ink, 1.1)),
  ];
  // No head without a row.
  return [joined(head, first!), ...rest];
}
