export interface Merge<Values> {
  /** Both sides' changes; in a conflict, mine. */
  values: Values;
  /** Changed by them only. */
  taken: (keyof Values & string)[];
  /** Changed by both, to different values. */
  conflicts: (keyof Values & string)[];
}

/** Three-way merge; values are compared by content. */
export function merge<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const names = Object.keys(theirs) as (keyof Values & string)[];
  const differs = (name: keyof Values, a: Values, b: Values) =>
    JSON.stringify(a[name]) !== JSON.stringify(b[name]);
  const changed = names.filter(
    (name) => differs(name, base, theirs) && differs(name, mine, theirs),
  );
  const taken = changed.filter((name) => !differs(name, base, mine));
  const conflicts = changed.filter((name) => differs(name, base, mine));
  const values = { ...mine };
  for (const name of taken) values[name] = theirs[name];
  return { values, taken, conflicts };
}
