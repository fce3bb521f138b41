import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import { openBackup, type OpenFile } from './encryption.ts';
import { batchSize, header, maxLineLength, tableName, type Header } from './tables.ts';

/** Some rows of a table, each as JSON. */
export interface Batch {
  table: string;
  rows: string[];
}

/** A backup that passed all checks. */
export interface Backup {
  path: string;
  open: OpenFile;
  header: Header;
  /** The number of rows. */
  rows: number;
  /** Those of each table that has any. */
  rowsOf: Record<string, number>;
}

/** Reads a backup and passes its rows on in batches. Throws StartError unless the file is a complete backup. */
export async function readBackup(
  path: string,
  open: OpenFile = openBackup,
  onBatch: (batch: Batch) => Promise<void> = () => Promise.resolve(),
): Promise<Backup> {
  const lines = readLines(path, await open(path));
  const head = parseHeader(path, (await lines.next()).value);
  let [table, rows, size, count, end] = ['', [] as string[], 0, 0, -1];
  const rowsOf: Record<string, number> = {};
  const flush = async () => {
    if (rows.length > 0) await onBatch({ table, rows });
    [rows, size] = [[], 0];
  };
  for await (const line of lines) {
    if (line.startsWith('{')) {
      rows.push(line);
      count += 1;
      rowsOf[table] = (rowsOf[table] ?? 0) + 1;
      size += line.length;
      if (size >= batchSize) await flush();
    } else {
      await flush();
      if (line.startsWith('"')) table = parseTable(path, line);
      else end = Number(line);
    }
  }
  if (end !== count) throw new StartError(`${path} is incomplete: its end is missing.`);
  return { path, open, header: head, rows: count, rowsOf };
}

function parseHeader(path: string, line: string | void): Header {
  try {
    return header.parse(JSON.parse(line ?? ''));
  } catch {
    throw new StartError(`${path} is not a backup of this server.`);
  }
}

function parseTable(path: string, line: string): string {
  const { data } = tableName.safeParse(line.slice(1, -1));
  if (!data) throw new StartError(`${path} contains an unknown table.`);
  return data;
}

async function* readLines(path: string, file: Readable): AsyncGenerator<string, void> {
  const text = createGunzip({ chunkSize: batchSize }).setEncoding('utf8');
  pipeline(file, text, () => undefined);
  // A long line arrives in many chunks and is joined once.
  let [pieces, size] = [[] as string[], 0];
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [first = '', ...lines] = chunk.split('\n');
      pieces.push(first);
      size += first.length;
      if (size > maxLineLength) throw new StartError(`${path} has a line that is too long.`);
      if (lines.length === 0) continue;
      const rest = lines.pop()!;
      yield pieces.join('');
      yield* lines;
      [pieces, size] = [[rest], rest.length];
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') throw new StartError(`${path} is incomplete: it breaks off.`);
    if (code.startsWith('Z_')) throw new StartError(`${path} is damaged or not a backup.`);
    if (/^E[A-Z]+$/.test(code)) throw new StartError(`${path} cannot be read (${code}).`);
    throw error;
  }
}
