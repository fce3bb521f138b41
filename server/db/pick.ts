import type { PgTable } from 'drizzle-orm/pg-core';

/** Columns of a table, to be selected under their own names. */
export const pick = <Table extends PgTable, Name extends keyof Table>(
  table: Table,
  ...names: Name[]
): Pick<Table, Name> =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
