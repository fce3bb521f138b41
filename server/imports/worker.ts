import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../../contract/texts/language.ts';
import { kinds, type KindName } from './kinds.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

const { bytes, kind, language, today } = workerData as {
  bytes: Uint8Array;
  kind: KindName;
  language: Language;
  today: string;
};
const table = await readTable(bytes);
parentPort!.postMessage(
  Array.isArray(table) ? readRows(table, await kinds[kind](today), language) : table,
);
