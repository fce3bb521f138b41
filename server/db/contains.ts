import { ilike, type Column, type SQL } from 'drizzle-orm';

/** Whether a text holds another one, whatever the case. */
export const contains = (text: Column | SQL, part: string) =>
  ilike(text, `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`);
