import { germanWords } from './common-words.ts';
import { minScore, type Owner } from './passwords.ts';

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

/** The common passwords that browsers know, too; higher ranks hardly change a score. */
export const commonRanks = 12_500;

/** Whose site it is. */
interface Company {
  brand: string;
  legalName: string;
  host: string;
  address: { town: string };
}

/** Words an attacker who knows owner and company tries first: names and addresses, whole and in parts. */
export function personalWords(owner: Owner, company?: Company | null): string[] {
  const { firstName, lastName, email, companyName } = owner;
  const { brand, legalName, host, address } = company ?? {};
  const all = [firstName, lastName, email, companyName, brand, legalName, host, address?.town];
  const whole = all.map((words) => words ?? '');
  const parts = whole.flatMap((words) => words.split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter((word) => word.length > 2).slice(0, 30);
}

/** So many digits and signs around a common word do not make it strong. */
const maxDecoration = 6;
/** A password of fewer different characters is weak, however long. */
const minDifferent = 5;

/**
 * Scores passwords by zxcvbn, of which `estimate` is the check, and refuses the most frequent trick that it takes for strong:
 * a common word, a name or a row of keys with a year, digits or signs around it, `Sommer2026!`.
 */
export function passwordScorer(
  estimate: (password: string, words: string[]) => { score: number },
  { dictionary }: Lexicon,
) {
  const passwords = dictionary['passwords-common']?.slice(0, commonRanks) ?? [];
  const common = new Set([...passwords, ...germanWords].map(inOneSpelling));
  return (password: string, words: string[]): number => {
    const typed = password.normalize('NFC');
    const own = new Set(words.map(inOneSpelling));
    const isKnown = (word: string) => common.has(word) || own.has(word) || isRowOfKeys(word);
    const { score } = estimate(typed, words);
    return isDecorated(unrepeated(typed), isKnown) ? Math.min(score, minScore - 1) : score;
  };
}

/** `abcabc` as `abc`. */
function unrepeated(word: string): string {
  for (let size = 1; size <= word.length / 2; size += 1)
    if (word === word.slice(0, size).repeat(word.length / size)) return word.slice(0, size);
  return word;
}

function isDecorated(password: string, isKnown: (word: string) => boolean): boolean {
  if (new Set(password.toLowerCase()).size < minDifferent) return true;
  for (let before = 0; before <= maxDecoration; before++)
    for (let after = 0; before + after <= maxDecoration; after++) {
      const end = password.length - after;
      if (/\p{L}/u.test(password.slice(0, before) + password.slice(end))) continue;
      const word = unrepeated(inOneSpelling(password.slice(before, end)));
      if (word.length > 2 && isKnown(word)) return true;
    }
  return false;
}

/** Digits and signs, and the letters that they stand for; `i` also for `l`. */
const lookalikes = '01!|l34@5$7';
const letters = 'oiiiieaasst';

const rows = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm'].map(inOneSpelling);
const keys = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];
const isRowOfKeys = (word: string) => word.length > 3 && keys.some((row) => row.includes(word));

/** The same for `Fußball`, `fussball` and `Fu$$b4ll`. */
function inOneSpelling(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[01!|l34@5$7]/g, (sign) => letters[lookalikes.indexOf(sign)]!)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('ss', 's');
}
