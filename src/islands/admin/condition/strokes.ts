import { limits } from '../../../../contract/limits.ts';
import { signatureBox } from '../../../../contract/signature.ts';

interface Point {
  x: number;
  y: number;
}

/** Units of `signatureBox`. Points closer together than this say nothing more. */
const closest = 4;

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/** A point of the screen in the units of a signature, within the area in which it is drawn. */
export function toUnits(
  { clientX, clientY }: { clientX: number; clientY: number },
  area: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point {
  const { width, height } = signatureBox;
  return {
    x: within(((clientX - area.left) / area.width) * width, width),
    y: within(((clientY - area.top) / area.height) * height, height),
  };
}

/** Strokes with a new one that begins at a point. A dot stays visible. */
export const begin = (strokes: string, { x, y }: Point): string =>
  fits(strokes, `M${x} ${y}L${x} ${y}`);

/** Strokes with their last one drawn on to a point. */
export function drawTo(strokes: string, { x, y }: Point): string {
  const [, lastX = '0', lastY = '0'] = /(\d+) (\d+)$/.exec(strokes) ?? [];
  const isClose = Math.hypot(Number(lastX) - x, Number(lastY) - y) < closest;
  return isClose || strokes === '' ? strokes : fits(strokes, `L${x} ${y}`);
}

/** What would be too long is not drawn. */
const fits = (strokes: string, more: string): string =>
  strokes.length + more.length <= limits.strokes ? strokes + more : strokes;
