/** A message if two files have the same place in the order; null if none have, or have no place. Keys are paths. */
export function orderProblem(orders: ReadonlyMap<string, unknown>): string | null {
  const files = new Map<unknown, string>();
  for (const [path, order] of orders) {
    const other = files.get(order);
    if (other)
      return `${path}: order: ${String(order)} steht schon in ${other}. Jede Datei bekommt eine eigene Zahl.`;
    if (order !== undefined) files.set(order, path);
  }
  return null;
}
