import type { z } from 'zod';
import type { Language } from '../../contract/texts/language.ts';
import type { Cell } from './table.ts';

/** What the rows of a table may become. */
export interface ImportKind<Name extends string = string> {
  /** Fields by the headings of their columns, as `plainWord` writes them. */
  columns: ReadonlyMap<string, Name>;
  /** Fields without which there is no record: each needs its column. */
  required: readonly Name[];
  /** Columns that make one of those dispensable, by its field. */
  instead?: Partial<Record<Name, Name>>;
  /** What a column is called in a language. */
  headingOf(name: Name, language: Language): string;
  /** A cell as the contract takes it; undefined for an empty one. */
  read(name: Name, cell: Cell): unknown;
  /** Puts together what has several columns. */
  complete?(values: Record<string, unknown>): Record<string, unknown>;
  /** What may be written in a column, in a language; null where anything may. */
  choicesOf(name: Name, language: Language): readonly string[] | null;
  /** Days get a message of their own: a form has a calendar instead. */
  isDay(name: Name): boolean;
  schema: z.ZodType<object>;
}
