export interface Merge<Values> {
  /** What both sides want; of a collision mine. */
  values: Values;
  /** What only they changed. */
  taken: (keyof Values & string)[];
  /** What both changed, each to something else. */
  collisions: (keyof Values & string)[];
}

/** Puts two changes of the same values together; what counts is what the values hold, not which objects they are. */
export function merge<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const names = Object.keys(theirs) as (keyof Values & string)[];
  const differs = (name: keyof Values, one: Values, other: Values) =>
    JSON.stringify(one[name]) !== JSON.stringify(other[name]);
  const changed = names.filter(
    (name) => differs(name, base, theirs) && differs(name, mine, theirs),
  );
  const taken = changed.filter((name) => !differs(name, base, mine));
  const collisions = changed.filter((name) => differs(name, base, mine));
  const values = { ...mine };
  for (const name of taken) values[name] = theirs[name];
  return { values, taken, collisions };
}
