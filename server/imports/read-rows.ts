import type { Language } from '../../contract/texts/language.ts';
import { key, type MessageKey } from '../../contract/texts/message-key.ts';
import type { ErrorCode } from '../../contract/values/errors.ts';
import { limits } from '../../contract/values/limits.ts';
import type { FieldError } from '../http/errors.ts';
import { fieldsOf } from '../http/field-errors.ts';
import { textOf } from './cell-values.ts';
import { fieldOf } from './column-names.ts';
import type { ImportKind } from './import-kind.ts';
import type { Cell, Fault, Row } from './table.ts';

export interface RowError {
  row: number;
  field: string;
  code: ErrorCode;
  message: MessageKey;
}

/** A table by the contract. */
export interface Imported {
  columns: { heading: string; field: string | null }[];
  rows: {
    number: number;
    /** As they stand in the file, long ones cut. */
    cells: string[];
    /** What the contract makes of it; null for a row with errors. */
    value: object | null;
  }[];
  errors: RowError[];
}

/** Rows in which the headings are looked for: some tables have a title. */
const firstRows = 20;

/** Reads a table's rows by their headings, and checks them by the contract. Columns without a field are left out. */
export function readRows(all: Row[], kind: ImportKind, language: Language): Imported | Fault {
  const heads = all.slice(0, firstRows).map(({ cells }) => fieldsIn(cells, kind));
  const counts = heads.map((fields) => fields.filter(Boolean).length);
  const place = counts.indexOf(Math.max(...counts));
  const fields = heads[place];
  if (!fields?.some(Boolean)) return { fault: 'no_headings' };

  const head = all[place]!;
  const rows = all.slice(place + 1);
  const missing = kind.required.filter(
    (name) => ![name, kind.instead?.[name]].some((one) => one && fields.includes(one)),
  );
  const errors = missing.map((field): RowError => ({
    row: head.number,
    field,
    code: 'required',
    message: key('imports.noColumn', { heading: kind.headingOf(field, language) }),
  }));
  const crossed = crossedColumns(rows, fields, kind);
  const read = rows.map(({ number, cells }): Imported['rows'][number] => {
    const entries = fields.flatMap((name, column) => {
      const cell = cells[column] ?? null;
      return name
        ? [[name, crossed.has(column) && !textOf(cell) ? false : kind.read(name, cell)]]
        : [];
    });
    const values = Object.fromEntries(entries) as Record<string, unknown>;
    const { success, data, error } = kind.schema.safeParse(kind.complete?.(values) ?? values, {
      reportInput: true,
    });
    for (const [field, fault] of Object.entries(success ? {} : fieldsOf(error)))
      if (!missing.includes(field))
        errors.push({ row: number, field, ...explained(fault, field, kind, language) });
    return {
      number,
      cells: fields.map((_, column) => shownText(cells[column] ?? null)),
      value: success ? data : null,
    };
  });
  const columns = fields.map((field, column) => ({
    heading: shownText(head.cells[column] ?? null),
    field,
  }));
  return { columns, rows: read, errors };
}

/** On one line, and no longer than people can write one: enough to tell whether it was understood, and little beside the file. */
function shownText(cell: Cell): string {
  const text = textOf(cell);
  const line = text
    .slice(0, limits.line)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ');
  return text.length > limits.line ? `${line}…` : line;
}

/** The field of each cell of a heading; of two columns with the same one, the first has it. */
function fieldsIn(cells: Cell[], { columns }: ImportKind): (string | null)[] {
  const fields = cells.map((cell) => fieldOf(columns, shownText(cell)));
  return fields.map((field, column) => (fields.indexOf(field) === column ? field : null));
}

/** The columns in which a cross means yes: there, nothing means no. */
function crossedColumns(rows: Row[], fields: (string | null)[], kind: ImportKind): Set<number> {
  const isCrossed = (name: string | null, column: number) =>
    name !== null &&
    kind.read(name, 'x') === true &&
    rows.some(({ cells }) => textOf(cells[column] ?? null).toLowerCase() === 'x');
  return new Set(fields.flatMap((name, column) => (isCrossed(name, column) ? [column] : [])));
}

/** The messages of forms name a field; those of a table's cells say what may stand there. */
function explained(
  { code, message }: FieldError,
  name: string,
  kind: ImportKind,
  language: Language,
): FieldError {
  const choices = kind.choicesOf(name, language);
  if (choices && code === 'unknown_choice')
    return { code, message: key('imports.choice', { choices: choices.join(', ') }) };
  return { code, message: kind.isDay(name) && code === 'invalid' ? 'imports.day' : message };
}
