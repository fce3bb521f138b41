import type { Block } from '../sheet.ts';
import { colours, styles } from './look.ts';
import type { Pen, Spot, Tag } from './pen.ts';
import { joined, type Piece } from './pieces.ts';
import { detailPieces } from './tables.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const inRow = 3;
const space = 12;
const high = 112;
const captionGap = 3;

/** Photos side by side, each above what it shows. */
export function photoPieces(
  pen: Pen,
  width: number,
  { photos }: Of<'photos'>,
  parent: () => Tag,
): Piece[] {
  const each = (width - (inRow - 1) * space) / inRow;
  const rows = Array.from({ length: Math.ceil(photos.length / inRow) }, (_, row) =>
    photos.slice(row * inRow, (row + 1) * inRow).map(({ bytes, caption }) => ({
      bytes,
      caption,
      lines: pen.wrap(caption, each, styles.small).slice(0, 3),
    })),
  );
  return rows.map((row, index) => ({
    height:
      high + captionGap + Math.max(...row.map(({ lines }) => lines.length)) * styles.small.leading,
    gap: index === 0 ? 5 : 10,
    draw: ({ x, y }) =>
      row.forEach(({ bytes, caption, lines }, place) => {
        const left = x + place * (each + space);
        pen.fill(pen.child(parent(), 'Figure', { alt: caption }), 'Figure', () =>
          pen.doc.image(Buffer.from(bytes), left, y, { fit: [each, high] }),
        );
        pen.fill(pen.child(parent(), 'P'), 'P', () =>
          pen.writeAll(lines, styles.small, { x: left, y: y + high + captionGap }),
        );
      }),
  }));
}

const signed = { width: 220, lead: 8 };

/** What was signed on a screen, above a line with name and time. */
export function signaturePiece(pen: Pen, block: Of<'signature'>, parent: () => Tag): Piece {
  const { strokes, box, label, alt } = block;
  const scale = signed.width / box.width;
  const room = box.height * scale;
  return {
    height: room + 2 + styles.small.leading,
    gap: signed.lead,
    draw({ x, y }) {
      const { doc } = pen;
      pen.fill(pen.child(parent(), 'Figure', { alt }), 'Figure', () =>
        doc
          .save()
          .translate(x, y)
          .scale(scale)
          .path(strokes)
          .lineWidth(6)
          .lineCap('round')
          .lineJoin('round')
          .strokeColor(colours.ink)
          .stroke()
          .restore(),
      );
      pen.rule({ x, y: y + room }, signed.width);
      pen.fill(pen.child(parent(), 'P'), 'P', () =>
        pen.write(label, styles.small, { x, y: y + room + 2 }),
      );
    },
  };
}

const code = { size: 86, gap: 22, top: 8 };

/** A code for cameras at the right of details. */
export function codePiece(
  pen: Pen,
  width: number,
  { rows, modules, caption, alt }: Of<'code'>,
  parent: () => Tag,
): Piece {
  const room = width - code.size - code.gap;
  const details = detailPieces(pen, room, { kind: 'details', rows }, parent).reduce(joined);
  const lines = pen.wrap(caption, code.size, styles.small);
  const own = code.top + code.size + captionGap + lines.length * styles.small.leading;
  return {
    height: Math.max(details.height, own),
    gap: details.gap,
    draw({ x, y }) {
      details.draw({ x, y });
      const at = { x: x + room + code.gap, y: y + code.top };
      pen.fill(pen.child(parent(), 'Figure', { alt }), 'Figure', () => drawCode(pen, modules, at));
      pen.fill(pen.child(parent(), 'P'), 'P', () =>
        pen.writeAll(lines, styles.small, { x: at.x, y: at.y + code.size + captionGap }),
      );
    },
  };
}

/** Dark modules side by side are one rectangle. */
function drawCode({ doc }: Pen, modules: string[], { x, y }: Spot): void {
  const size = code.size / modules.length;
  modules.forEach((row, index) => {
    for (const { 0: run, index: start } of row.matchAll(/1+/g))
      doc.rect(x + start * size, y + index * size, run.length * size, size);
  });
  doc.fill(colours.ink);
}
