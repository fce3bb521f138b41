import { and, sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Whether a column holds each of some words, whatever their case, accents and way to write an umlaut. The column is made
 * by the database's function `searchable`.
 */
export const holdsWords = (text: Column, words: readonly string[]): SQL | undefined =>
  and(
    ...words.map(
      (word) =>
        sql`(strpos(${text}, folded(${word})) > 0 or strpos(${text}, spelled_out(${word})) > 0)`,
    ),
  );

/** The words of a search, without the punctuation around them. */
export const wordsOf = (search: string): string[] =>
  search.split(/\s+/).flatMap((word) => word.replaceAll(/^[,;:"'(]+|[,;:"')]+$/g, '') || []);
