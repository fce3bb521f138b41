/** Of a longer password these first characters are judged: the time of an estimate grows with the square of their number. */
const judged = 24;

/** Common passwords by rank and keyboards, as `@zxcvbn-ts/language-common` has them. */
export interface Lexicon {
  dictionary: Record<string, string[]>;
  adjacencyGraphs: Record<string, Record<string, (string | null)[]>>;
}

/** Options of zxcvbn, the same on both sides. */
export const estimatorOptions = ({ dictionary, adjacencyGraphs }: Lexicon) => ({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: judged,
});

/** zxcvbn's scores go from 0 to 4; below this one a password is refused. */
export const leastScore = 2;

/** Whose password it is. */
export interface Owner {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
}

/** Words that whoever knows the owner tries first: names and e-mail address, whole and in parts. */
export function ownWords({ firstName = '', lastName = '', email = '' }: Owner): string[] {
  const whole = [firstName, lastName, email];
  const parts = whole.flatMap((words) => words.split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter((word) => word.length > 2).slice(0, 30);
}
