import { and, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { plainSigns } from '../../contract/phone-number.ts';
import { users } from './schema/index.ts';
import { containsWords, splitWords } from './search.ts';

/** Which users are wanted; what is not said does not matter. */
export interface UserFilter {
  search?: string | undefined;
  erased?: boolean | undefined;
}

/** The condition that a user's name, e-mail address, zip code, company and telephone number contain all words of a search. */
export function matchingUsers({ search = '', erased }: UserFilter): SQL | undefined {
  return and(
    erased === undefined ? undefined : (erased ? isNotNull : isNull)(users.erasedAt),
    ...groupNumbers(splitWords(plainSigns(search))).map((run) =>
      isNumber(run[0]) ? matchNumbers(run) : matchWords(run),
    ),
  );
}

const isNumber = (word = ''): boolean => /^[+\d()/.-]+$/.test(word) && /\d/.test(word);

/** Groups adjacent numbers, which may be parts of one telephone number. */
function groupNumbers(words: string[]): string[][] {
  const runs: string[][] = [];
  for (const word of words)
    if (isNumber(word) && isNumber(runs.at(-1)?.[0])) runs.at(-1)!.push(word);
    else runs.push([word]);
  return runs;
}

const matchWords = (run: string[]) => containsWords(users.searchText, run);

/** A telephone number, other numbers such as a zip code, or one of each in either order. */
const matchNumbers = (run: string[]) =>
  or(
    matchTelephone(run),
    matchWords(run),
    run.length > 1 ? and(matchTelephone(run.slice(1)), matchWords(run.slice(0, 1))) : undefined,
    run.length > 1 ? and(matchTelephone(run.slice(0, -1)), matchWords(run.slice(-1))) : undefined,
  );

/** Of a stored number that is found in what was searched for. */
const fewestDigits = 6;

/**
 * Compares digits only, without leading zeros and the one after a country code: `0171` is in `+49 171 2345678`, and
 * `+49 171 2345678` finds `(0171) 234-5678`, which is stored without its country code.
 */
function matchTelephone(run: string[]): SQL {
  const digits = run
    .join('')
    .replace('(0)', '')
    .replace(/^(\+|00)490/, '$149')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const national = sql`ltrim(${users.phoneDigits}, '0')`;
  const isPart = sql`strpos(${users.phoneDigits}, ${digits}::text) > 0`;
  if (digits.length < fewestDigits) return isPart;
  return sql`(${isPart}
    or length(${national}) >= ${fewestDigits}::integer and strpos(${digits}::text, ${national}) > 0)`;
}
