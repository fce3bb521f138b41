import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../../contract/texts/language.ts';
import type { KnownPlace } from './cell-values.ts';
import { kinds, type KindName } from './kinds.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

const { bytes, kind, language, today, places } = workerData as {
  bytes: Uint8Array;
  kind: KindName;
  language: Language;
  today: string;
  places: KnownPlace[] | null;
};
const table = await readTable(bytes);
parentPort!.postMessage(
  Array.isArray(table) ? readRows(table, await kinds[kind](today, places), language) : table,
);
