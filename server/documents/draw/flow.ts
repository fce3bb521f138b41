import { contentWidth, page, top } from './look.ts';
import type { Piece } from './pieces.ts';

/** Where the next piece goes. */
export interface Cursor {
  y: number;
  /** Whether nothing stands above it on its page. */
  isTop: boolean;
}

/** How high pieces are below each other. */
export const heightOf = (pieces: Piece[]): number =>
  pieces.reduce((sum, { gap, height }, index) => sum + height + (index === 0 ? 0 : gap), 0);

/** How many of the pieces fit into a height. */
function countFitting(pieces: Piece[], room: number): number {
  let left = room;
  const index = pieces.findIndex((piece, position) => {
    left -= piece.height + (position === 0 ? 0 : piece.gap);
    return left < 0;
  });
  return index === -1 ? pieces.length : index;
}

/** Draws pieces below each other. Returns where they end. */
function drawAll(pieces: Piece[], x: number, y: number): number {
  let at = y;
  pieces.forEach((piece, index) => {
    if (index > 0) at += piece.gap;
    piece.draw({ x, y: at });
    at += piece.height;
  });
  return at;
}

/** Draws pieces over the whole width, on new pages where they do not fit. */
export function flow(pieces: Piece[], cursor: Cursor, addPage: () => void): Cursor {
  let { y, isTop } = cursor;
  for (const piece of pieces) {
    const gap = isTop ? 0 : piece.gap;
    if (!isTop && y + gap + piece.height > page.bottom) {
      addPage();
      [y, isTop] = [top.later, true];
    } else y += gap;
    piece.draw({ x: page.left, y });
    y += piece.height;
    isTop = false;
  }
  return { y, isTop };
}

const gutter = 22;
export const columnWidth = (contentWidth - gutter) / 2;
const columns = [page.left, page.left + columnWidth + gutter];
/** Less is no start for columns. */
const leastRoom = 60;

/** Draws pieces in two columns, those of the last page of the same height. */
export function flowInColumns(pieces: Piece[], { y: start }: Cursor, addPage: () => void): Cursor {
  let rest = pieces;
  let y = start + 8;
  let end = y;
  if (page.bottom - y < leastRoom) startPage();
  while (rest.length > 0) {
    const room = roomFor(rest, page.bottom - y);
    end = y;
    for (const x of columns) {
      // A piece higher than a page is cut off rather than tried for ever.
      const count = Math.max(countFitting(rest, room), rest.length > 0 && room < leastRoom ? 0 : 1);
      end = Math.max(end, drawAll(rest.slice(0, count), x, y));
      rest = rest.slice(count);
    }
    if (rest.length > 0) startPage();
  }
  return { y: end, isTop: false };

  function startPage() {
    addPage();
    y = top.later;
  }
}

/** The least height in which two columns hold all pieces, but at most `room`. */
function roomFor(pieces: Piece[], room: number): number {
  for (let height = heightOf(pieces) / 2; height < room; height += 4) {
    const first = countFitting(pieces, height);
    if (countFitting(pieces.slice(first), height) >= pieces.length - first) return height;
  }
  return room;
}
