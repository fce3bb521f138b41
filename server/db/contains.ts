import { ilike, type Column, type SQL } from 'drizzle-orm';

/** The condition that a text contains another, regardless of case. */
export const contains = (text: Column | SQL, part: string) =>
  ilike(text, `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`);
