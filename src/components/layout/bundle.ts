export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

const direction = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / length, (y2 - y1) / length];
};

/**
 * One fibre of a bundle: an SVG path along `route`, `offset` px to the right of it. Corners are concentric arcs around those
 * of the route, which have `radius`; every offset has to stay below it. A `ring` above 0 closes the end, as a drawing marks
 * a splice.
 */
export function fibre(route: readonly Point[], offset: number, radius: number, ring = 0): string {
  const way = route.slice(1).map((point, index) => direction(route[index]!, point));
  const first = way[0]!;
  const last = way.at(-1)!;
  const aside = ([x, y]: Point, [dx, dy]: Point): Point => [x - dy * offset, y + dx * offset];

  const start = aside(route[0]!, first);
  let path = `M${round(start[0])} ${round(start[1])}`;
  for (let index = 1; index < way.length; index++) {
    const [inX, inY] = way[index - 1]!;
    const [outX, outY] = way[index]!;
    const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
    const r = radius - Math.sign(turn) * offset;
    const tangent = r * Math.tan(Math.abs(turn) / 2);
    const slant = offset * Math.tan(turn / 2);
    const [x, y] = aside(route[index]!, [inX, inY]);
    const corner: Point = [x - inX * slant, y - inY * slant];
    path += `L${round(corner[0] - inX * tangent)} ${round(corner[1] - inY * tangent)}`;
    path += `A${round(r)} ${round(r)} 0 0 ${turn > 0 ? 1 : 0} ${round(corner[0] + outX * tangent)} ${round(corner[1] + outY * tangent)}`;
  }
  const [endX, endY] = aside(route.at(-1)!, last);
  path += `L${round(endX)} ${round(endY)}`;
  if (!ring) return path;
  const across = last.map((part) => round(2 * ring * part));
  const arc = `a${ring} ${ring} 0 1 1 `;
  return path + arc + across.join(' ') + arc + across.map((part) => -part).join(' ');
}
