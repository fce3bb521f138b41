import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Answer } from '../draw-in-process.ts';
import type { Document } from '../sheet.ts';
import { drawDocument } from './draw-document.ts';

/** A process that draws documents. It ends when the server does. */

// Calls go before documents. On Linux a processor that only draws also counts as idle, so that nobody waits for another one;
// where that tool is missing the low priority has to do.
setPriority(constants.priority.PRIORITY_LOW);
execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], () => undefined);
// Signals to the group are for the server, which finishes or gives back what it does.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

/** The server that asked may be gone. */
const answer = (value: Answer) => process.send?.(value, () => undefined);

process.on('message', (document: Document) => {
  drawDocument(document).then(
    (bytes) => answer({ bytes }),
    (error: Error) => answer({ failure: error.stack ?? error.message }),
  );
});
