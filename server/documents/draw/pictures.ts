import type { Block } from '../sheet.ts';
import { colours, styles } from './look.ts';
import type { Pen, Tag } from './pen.ts';
import type { Piece } from './pieces.ts';

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
          lines.forEach((line, at) =>
            pen.write(line, styles.small, {
              x: left,
              y: y + high + captionGap + at * styles.small.leading,
            }),
          ),
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
      pen.decorate(() =>
        doc
          .moveTo(x, y + room)
          .lineTo(x + signed.width, y + room)
          .lineWidth(0.7)
          .strokeColor(colours.lineStrong)
          .stroke(),
      );
      pen.fill(pen.child(parent(), 'P'), 'P', () =>
        pen.write(label, styles.small, { x, y: y + room + 2 }),
      );
    },
  };
}
