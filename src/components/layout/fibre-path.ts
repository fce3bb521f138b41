export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

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

  const start = shift(route[0]!, first);
  let path = `M${round(start[0])} ${round(start[1])}`;
  for (let index = 1; index < directions.length; index++) {
    const [inX, inY] = directions[index - 1]!;
    const [outX, outY] = directions[index]!;
    const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
    const r = radius - Math.sign(turn) * offset;
    const tangent = r * Math.tan(Math.abs(turn) / 2);
    const slant = offset * Math.tan(turn / 2);
    const [x, y] = shift(route[index]!, [inX, inY]);
    const corner: Point = [x - inX * slant, y - inY * slant];
    path += `L${round(corner[0] - inX * tangent)} ${round(corner[1] - inY * tangent)}`;
    path += `A${round(r)} ${round(r)} 0 0 ${turn > 0 ? 1 : 0} ${round(corner[0] + outX * tangent)} ${round(corner[1] + outY * tangent)}`;
  }
  const [endX, endY] = shift(route.at(-1)!, last);
  path += `L${round(endX)} ${round(endY)}`;
  if (!ring) return path;
  const across = last.map((part) => round(2 * ring * part));
  const arc = `a${ring} ${ring} 0 1 1 `;
  return path + arc + across.join(' ') + arc + across.map((part) => -part).join(' ');
}
