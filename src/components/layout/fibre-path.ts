export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A line between two points, as short as it can be written. */
const line = ([fromX, fromY]: Point, [toX, toY]: Point): string => {
  const [x, y] = [round(toX), round(toY)];
  if (y === round(fromY)) return `H${x}`;
  return x === round(fromX) ? `V${y}` : `L${x} ${y}`;
};

const direction = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / length, (y2 - y1) / length];
};

/**
 * The SVG path of one fibre of a bundle, `offset` px to the right of `route`. Corners are arcs, concentric with the route's
 * corners of `radius`, which every offset must stay below. A `ring` above 0 is the radius of a splice at the end.
 */
export function fibrePath(
  route: readonly Point[],
  offset: number,
  radius: number,
  ring = 0,
): string {
  const directions = route.slice(1).map((point, index) => direction(route[index]!, point));
  const first = directions[0]!;
  const last = directions.at(-1)!;
  const shift = ([x, y]: Point, [dx, dy]: Point): Point => [x - dy * offset, y + dx * offset];

  let at = shift(route[0]!, first);
  let path = `M${round(at[0])} ${round(at[1])}`;
  for (let index = 1; index < directions.length; index++) {
    const [inX, inY] = directions[index - 1]!;
    const [outX, outY] = directions[index]!;
    const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
    const r = radius - Math.sign(turn) * offset;
    const tangent = r * Math.tan(Math.abs(turn) / 2);
    const slant = offset * Math.tan(turn / 2);
    const [x, y] = shift(route[index]!, [inX, inY]);
    const corner: Point = [x - inX * slant, y - inY * slant];
    path += line(at, [corner[0] - inX * tangent, corner[1] - inY * tangent]);
    at = [corner[0] + outX * tangent, corner[1] + outY * tangent];
    path += `A${round(r)} ${round(r)} 0 0 ${turn > 0 ? 1 : 0} ${round(at[0])} ${round(at[1])}`;
  }
  path += line(at, shift(route.at(-1)!, last));
  if (!ring) return path;
  const across = last.map((part) => round(2 * ring * part));
  const arc = `a${ring} ${ring} 0 1 1 `;
  return path + arc + across.join(' ') + arc + across.map((part) => -part).join(' ');
}
