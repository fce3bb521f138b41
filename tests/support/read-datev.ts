import { parse } from 'csv-parse/sync';

/** Reads a batch of bookings as another program does: header, columns, rows by their columns' names. */
export function readDatev(bytes: Uint8Array) {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const [head, columns, ...rows] = parse(text, {
    delimiter: ';',
    record_delimiter: '\r\n',
    relax_column_count: true,
  }) as string[][];
  return {
    head: head!,
    columns: columns!,
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [columns![at]!, cell]))),
  };
}
