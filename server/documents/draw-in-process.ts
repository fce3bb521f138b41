import { ownProcess } from '../load/own-process.ts';
import type { Document } from './sheet.ts';

/** Milliseconds that drawing a document may take: a hundred times as long as it does. */
const timeLimit = 30_000;

const draw = ownProcess<Document, Uint8Array>(new URL('./draw/process.ts', import.meta.url));

/** Draws a document in a process of low priority: one at a time, within `timeout` milliseconds. */
export const drawInProcess = async (document: Document, timeout = timeLimit): Promise<Buffer> =>
  Buffer.from(await draw(document, timeout));
