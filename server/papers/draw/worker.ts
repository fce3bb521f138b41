import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { Answer, Job } from '../draw-in-worker.ts';

const port = parentPort!;

/** A thread that draws papers. */
port.on('message', ({ sheet, company }: Job) => {
  drawSheet(sheet, company).then(
    (bytes) => port.postMessage({ bytes } satisfies Answer),
    (error: Error) => port.postMessage({ failure: error.stack ?? error.message } satisfies Answer),
  );
});
