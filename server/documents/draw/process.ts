import { constants, setPriority } from 'node:os';
import type { Answer } from '../draw-in-process.ts';
import type { Document } from '../sheet.ts';
import { drawDocument } from './draw-document.ts';

/** A process that draws documents. It ends when the server does. */

// Calls go before documents.
setPriority(constants.priority.PRIORITY_LOW);
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
