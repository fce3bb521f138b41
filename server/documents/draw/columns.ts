import type { Block, Column } from '../sheet.ts';
import { between, colours, styles, type TextStyle } from './look.ts';
import type { Pen, Spot, Tag } from './pen.ts';
import type { Piece } from './pieces.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const indent = 15;
const labelHeight = styles.label.leading + 1;

/** Two columns, each below a splice: a ring on a strand. */
export function columnsPiece(
  pen: Pen,
  width: number,
  { columns }: Of<'columns'>,
  parent: () => Tag,
): Piece[] {
  const each = (width - between) / 2;
  const laid = columns.map((column) => layColumn(pen, each - indent, column));
  const draw = ({ x, y }: Spot) =>
    laid.forEach(({ label, lines, height }, index) => {
      const left = x + index * (each + between);
      pen.decorate(() => drawSplice(pen, { x: left, y }, height));
      const section = pen.child(parent(), 'Sect');
      pen.fill(pen.child(section, 'P'), 'P', () =>
        pen.write(label, styles.label, { x: left + indent, y }),
      );
      let at = y + labelHeight;
      for (const { text, style } of lines) {
        const here = { x: left + indent, y: at };
        pen.fill(pen.child(section, 'P'), 'P', () => pen.write(text, style, here));
        at += style.leading;
      }
    });
  return [{ height: Math.max(...laid.map(({ height }) => height)), gap: 12, draw }];
}

interface Line {
  text: string;
  style: TextStyle;
}

function layColumn(pen: Pen, width: number, { label, strong, lines }: Column) {
  const of = (texts: string[], style: TextStyle): Line[] =>
    texts.flatMap((text) => pen.wrap(text, width, style).map((line) => ({ text: line, style })));
  const all = [...of(strong, styles.moment), ...of(lines, styles.text)];
  const height = labelHeight + all.reduce((sum, { style }) => sum + style.leading, 0);
  return { label, lines: all, height };
}

function drawSplice({ doc }: Pen, { x, y }: Spot, height: number): void {
  const ring = 3;
  const centre = { x: x + ring, y: y + styles.label.leading / 2 };
  doc
    .moveTo(centre.x, centre.y + ring)
    .lineTo(centre.x, y + height - 2)
    .lineWidth(1.1)
    .strokeColor(colours.signal)
    .stroke();
  doc.circle(centre.x, centre.y, ring).lineWidth(1.1).stroke();
}

/** Lines to sign on, side by side. */
export function signaturesPiece(
  pen: Pen,
  width: number,
  { labels }: Of<'signatures'>,
  parent: () => Tag,
): Piece[] {
  const each = (width - between) / 2;
  const step = 46;
  const draw = ({ x, y }: Spot) =>
    labels.forEach((fields, index) =>
      fields.forEach((label, row) => {
        const at = { x: x + index * (each + between), y: y + (row + 1) * step };
        pen.rule(at, each);
        pen.fill(pen.child(parent(), 'P'), 'P', () =>
          pen.write(label, styles.small, { x: at.x, y: at.y + 3 }),
        );
      }),
    );
  return [{ height: 2 * step + 16, gap: 0, draw }];
}
