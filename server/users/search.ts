import { and, or, sql, type SQL } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { holdsWords, wordsOf } from '../db/search.ts';

/** Users whose name, e-mail address, zip code or telephone number holds each word of a search, in any order. */
export function matchingUsers(search = ''): SQL | undefined {
  return and(
    ...runsOf(wordsOf(search)).map((run) => (isNumber(run[0]) ? numbers(run) : words(run))),
  );
}

const isNumber = (word = ''): boolean => /^[+\d()/.-]+$/.test(word) && /\d/.test(word);

/** Numbers that stand beside each other stay together: they may be the parts of one telephone number. */
function runsOf(found: string[]): string[][] {
  const runs: string[][] = [];
  for (const word of found)
    if (isNumber(word) && isNumber(runs.at(-1)?.[0])) runs.at(-1)!.push(word);
    else runs.push([word]);
  return runs;
}

const words = (run: string[]) => holdsWords(users.searchText, run);

/** A telephone number, other numbers such as a zip code, or one of each, whichever comes first. */
const numbers = (run: string[]) =>
  or(
    telephone(run),
    words(run),
    run.length > 1 ? and(telephone(run.slice(1)), words(run.slice(0, 1))) : undefined,
    run.length > 1 ? and(telephone(run.slice(0, -1)), words(run.slice(-1))) : undefined,
  );

/**
 * Only digits count, without the zeros before them: `0171` is in `+49 171 2345678`, and `+49 171 2345678` finds
 * `(0171) 234-5678`, which is stored without its country.
 */
function telephone(run: string[]): SQL {
  const digits = run
    .join('')
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const stored = sql`translate(${users.phoneNumber}, '+()-/. ', '')`;
  const national = sql`ltrim(${stored}, '0')`;
  return sql`(strpos(${stored}, ${digits}::text) > 0
    or length(${national}) >= 6 and strpos(${digits}::text, ${national}) > 0)`;
}
