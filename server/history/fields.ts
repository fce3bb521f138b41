import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { HistoryEntry, HistoryKind, HistoryValue } from '../../contract/office/history.ts';
import type { ColumnChanges } from '../db/schema/index.ts';
import { historyTables as tables } from '../db/history-columns.ts';
import { toWallTime } from '../time/wall-times.ts';

interface Field {
  name: string;
  isInstant: boolean;
}

const fieldsOf = (table: PgTable): Map<string, Field> =>
  new Map(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      column.name,
      { name, isInstant: column.getSQLType() === 'timestamp with time zone' },
    ]),
  );

/** Of other tables. */
const relatedFields = {
  // What is paid and held is in the table.
  reservation: { invoice: 'invoice', photos: 'photos', pricing: 'pricing' },
  vehicle: { further_images: 'furtherImages', damages: 'damages' },
  user: { let_in: 'letIn' },
  settings: {
    vat_rate: 'vatRate',
    mail_sentence: 'mailSentence',
    api_key: 'apiKey',
    webhook: 'webhook',
  },
};

const withFurther = (kind: keyof typeof relatedFields): Map<string, Field> => {
  const byColumn = fieldsOf(tables[kind]);
  for (const [column, name] of Object.entries(relatedFields[kind]))
    byColumn.set(column, { name, isInstant: false });
  return byColumn;
};

const fields = {
  reservation: withFurther('reservation'),
  vehicle: withFurther('vehicle'),
  block: fieldsOf(tables.block),
  user: withFurther('user'),
  settings: withFurther('settings'),
} satisfies Record<HistoryKind, Map<string, Field>>;

/** The table's column of a field. */
export const columnOf = (kind: HistoryKind, field: string): string | undefined =>
  fields[kind].entries().find(([, { name }]) => name === field)?.[0];

/** Changes by field, with wall-clock times of `zone`. */
export function changesOf(
  kind: HistoryKind,
  changes: ColumnChanges,
  zone: string,
): HistoryEntry['changes'] {
  const byField: HistoryEntry['changes'] = {};
  for (const [column, change] of Object.entries(changes)) {
    const { name, isInstant } = fields[kind].get(column) ?? { name: column, isInstant: false };
    const valueOf = (value: unknown) =>
      isInstant && typeof value === 'string'
        ? toWallTime(new Date(value), zone)
        : (value as HistoryValue);
    byField[name] = 'from' in change ? { from: valueOf(change.from), to: valueOf(change.to) } : {};
  }
  return byField;
}
