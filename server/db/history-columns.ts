import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { silentFields, toldFields, type HistoryKind } from '../../contract/office/history.ts';
import { blocks, companySettings, reservations, users, vehicles } from './schema/index.ts';

/** Where the records of each kind of history are. */
export const historyTables: Record<HistoryKind, PgTable> = {
  reservation: reservations,
  vehicle: vehicles,
  block: blocks,
  user: users,
  settings: companySettings,
};

/** Replaces what a trigger says of its history, `record_history('vehicle', :told, :silent)`, by the columns of the contract's fields. */
export const withToldColumns = (triggers: string): string =>
  triggers.replaceAll(
    /record_history\('(\w+)', :told, :silent\)/g,
    (_, kind: HistoryKind) =>
      `record_history('${kind}', ${columnsOf(kind, toldFields)}, ${columnsOf(kind, silentFields)})`,
  );

/** As a literal array. Fields of other tables have no column. */
function columnsOf(kind: HistoryKind, fields: Record<HistoryKind, readonly string[]>): string {
  const columns = getTableColumns(historyTables[kind]);
  return `'{${fields[kind].flatMap((field) => columns[field]?.name ?? []).join(', ')}}'`;
}
