import { constants, setPriority } from 'node:os';
import type { Answer, Job } from '../draw-in-process.ts';
import { drawSheet } from './draw-sheet.ts';

/** A process that draws papers. It ends when the server does. */

// Calls go before papers.
setPriority(constants.priority.PRIORITY_LOW);
// Signals to the group are for the server, which finishes or gives back what it does.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const answer = (value: Answer) => process.send?.(value);

process.on('message', ({ sheet, company }: Job) => {
  drawSheet(sheet, company).then(
    (bytes) => answer({ bytes }),
    (error: Error) => answer({ failure: error.stack ?? error.message }),
  );
});
