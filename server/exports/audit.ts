import type { ReportSheet } from '../../contract/office/reports.ts';
import type { Language } from '../../contract/texts/language.ts';
import type { Database } from '../db/index.ts';
import type { TaxSettings } from '../reservations/index.ts';
import { startOfDay, toWallTime } from '../time/wall-times.ts';
import { csvOf } from './csv.ts';
import { historyBetween } from './history-since.ts';
import { byDay, ledger, type Span } from './ledger.ts';
import { monthEntries } from './month-entries.ts';
import { plainSheet } from './month-sheets.ts';
import { wordsOf } from './month-words.ts';
import { sheetOf, type Cell, type Column, type Sheet } from './sheet.ts';
import { inChunks, type ZipEntry } from './zip.ts';

/** What an auditor gets of a period: each table as CSV, after a description of all their columns. */
export function* auditFiles(
  db: Database,
  config: TaxSettings,
  span: Span,
  language: Language,
): Generator<ZipEntry> {
  const words = wordsOf(language);
  const { audit, report } = words.heads;
  const { timeZone: zone } = config;
  const entries = monthEntries(db, config, words);
  const named = (name: ReportSheet) => plainSheet(name, entries(name, span), words);

  type Name = keyof typeof audit.columns;
  const table = <Row>(
    name: string,
    columns: Partial<Record<Name, (row: Row) => Cell>>,
    rows: AsyncIterable<Row>,
    formats: Partial<Record<Name, string>> = {},
  ): Sheet =>
    sheetOf(
      name,
      Object.entries(columns).map(([column, cell]): Column<Row> => {
        const format = formats[column as Name];
        return {
          header: audit.columns[column as Name],
          width: 20,
          cell,
          ...(format && { format }),
        };
      }),
      rows,
    );
  const wallTime = (at: Date) => new Date(`${toWallTime(at, zone)}Z`);

  const documents = table(
    audit.documents,
    {
      number: ({ content }) => content.number,
      issuedAt: ({ issuedAt }) => wallTime(issuedAt),
      issuedBy: ({ issuedBy }) => issuedBy,
      content: ({ text }) => text,
      previousHash: ({ previousHash }) => previousHash.toString('hex'),
      hash: ({ hash }) => hash.toString('hex'),
    },
    byDay(span, ledger(db, zone).documentsOn),
    { issuedAt: words.moment },
  );
  const changes = table(
    audit.history,
    {
      id: ({ id }) => id,
      changedAt: ({ at }) => wallTime(at),
      changedBy: ({ actor }) => actor,
      kind: ({ kind }) => kind,
      subject: ({ subjectId }) => subjectId,
      action: ({ action }) => action,
      changes: (row) => JSON.stringify(row.changes),
    },
    historyBetween(db, startOfDay(span.from, zone), startOfDay(span.until, zone, 1)),
    { changedAt: words.moment },
  );
  const sheets = [...(['invoices', 'payments', 'rentals'] as const).map(named), documents, changes];

  const meanings: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(report.columns).map(([name, header]) => [
        header,
        report.meanings[name as keyof typeof report.meanings],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(audit.columns).map(([name, header]) => [header, audit.meanings[name as Name]]),
    ),
  };
  async function* described() {
    for (const { name, columns } of sheets)
      for (const { header } of columns) yield { name, header };
  }
  const index = table(
    audit.index,
    {
      file: ({ name }) => `${name}.csv`,
      column: ({ header }) => header,
      meaning: ({ header }) => meanings[header] ?? '',
    },
    described(),
  );
  for (const sheet of [index, ...sheets])
    yield { path: `${sheet.name}.csv`, content: inChunks(csvOf(sheet, language)) };
}
