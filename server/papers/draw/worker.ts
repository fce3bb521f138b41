import { parentPort } from 'node:worker_threads';
import type { Answer, Job } from '../draw-in-worker.ts';
import { drawSheet } from './draw-sheet.ts';

/** A thread that draws papers. */
const port = parentPort!;

port.on('message', ({ sheet, company }: Job) => {
  drawSheet(sheet, company).then(
    (bytes) => port.postMessage({ bytes } satisfies Answer),
    (error: Error) => port.postMessage({ failure: error.stack ?? error.message } satisfies Answer),
  );
});
