/** Only the first characters of a password are scored: the time this takes grows with the square of their number. */
const maxScoredLength = 24;

/** Common passwords by rank, and keyboard layouts, as in `@zxcvbn-ts/language-common`. */
export interface Lexicon {
  dictionary: Record<string, string[]>;
  adjacencyGraphs: Record<string, Record<string, (string | null)[]>>;
}

/** Options of zxcvbn, shared by site and server. */
export const estimatorOptions = ({ dictionary, adjacencyGraphs }: Lexicon) => ({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: maxScoredLength,
});

/** Passwords with a lower score are refused; zxcvbn's scores go from 0 to 4. */
export const minScore = 2;

/** Whose password it is. */
export interface Owner {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
}

/** Words an attacker who knows the owner tries first: names and e-mail address, whole and in parts. */
export function personalWords({ firstName = '', lastName = '', email = '' }: Owner): string[] {
  const whole = [firstName, lastName, email];
  const parts = whole.flatMap((words) => words.split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter((word) => word.length > 2).slice(0, 30);
}
