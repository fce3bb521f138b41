/** What the wire calls some fields of a call, by our names for them. */
export type WireNames = Readonly<Record<string, string>>;

type Fields<Value> = Readonly<Record<string, Value>>;

/** Fields under the wire's names. */
export const toWireNames = <Value>(
  fields: Fields<Value>,
  names: WireNames,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

/** Fields of the wire under our names, which mean nothing there. */
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
