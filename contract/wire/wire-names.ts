/** Maps our field names to the wire's. */
export type WireNames = Readonly<Record<string, string>>;

type Fields<Value> = Readonly<Record<string, Value>>;

/** Renames fields to the wire's names. */
export const toWireNames = <Value>(
  fields: Fields<Value>,
  names: WireNames,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

/** Renames fields to our names; drops fields that already bear one, which the wire does not know. */
export function fromWireNames<Value>(
  fields: Fields<Value>,
  names: WireNames,
): Record<string, Value> {
  const ours = { ...fields };
  for (const [name, wire] of Object.entries(names)) {
    delete ours[name];
    if (!(wire in ours)) continue;
    ours[name] = ours[wire]!;
    delete ours[wire];
  }
  return ours;
}
