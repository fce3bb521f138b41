import type { MessageKey } from '../../contract/texts/message-key.ts';

/** A row that the contract takes. */
export interface ImportedRow<Value> {
  /** As spreadsheets count. */
  number: number;
  value: Value;
}

/** A row of which there is a record already, or an earlier row: one of `id` and `otherRow` is not null. */
export interface Duplicate {
  row: number;
  field: string;
  id: number | null;
  otherRow: number | null;
  message: MessageKey;
}

interface Keyed {
  number: number;
  /** By which rows are compared; null compares with none. */
  key: string | null;
  /** The record that has it. */
  id: number | null;
}

/** The rows that a record has already, or else an earlier row. */
export function findRepeated<Row extends Keyed>(
  rows: Row[],
  field: string,
  messages: {
    known: (row: Row & { id: number }) => MessageKey;
    twice: (row: number) => MessageKey;
  },
): Duplicate[] {
  const first = new Map<string, number>();
  return rows.flatMap((row): Duplicate[] => {
    const { number, key, id } = row;
    if (key === null) return [];
    if (id !== null) {
      const message = messages.known({ ...row, id });
      return [{ row: number, field, id, otherRow: null, message }];
    }
    const otherRow = first.getOrInsert(key, number);
    if (otherRow === number) return [];
    return [{ row: number, field, id: null, otherRow, message: messages.twice(otherRow) }];
  });
}
