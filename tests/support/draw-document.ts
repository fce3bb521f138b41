import { confirmationSheet } from '../../server/documents/confirmation.ts';
import { drawInProcess } from '../../server/documents/draw-in-process.ts';
import { documentFacts, documentOf, documentSettings } from './document-facts.ts';

/** Draws a document as a process of its own, says how it begins or why it failed, and stays. */
const settings = documentSettings('de');
const document = documentOf(confirmationSheet(documentFacts(), settings), settings);
const drawn = await drawInProcess(document).then(
  (bytes) => bytes.subarray(0, 5).toString(),
  (error: Error) => error.message.split('\n', 1)[0],
);
console.log(`drawn: ${drawn}`);
setInterval(() => undefined, 1000);
