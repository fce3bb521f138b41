import { confirmationSheet } from '../../server/papers/confirmation.ts';
import { drawInWorker } from '../../server/papers/draw-in-worker.ts';
import { paperFacts, paperSettings } from './paper-facts.ts';

/** Draws a paper as a process of its own, and says how it begins or why it failed. */
const settings = paperSettings('de');
const job = { sheet: confirmationSheet(paperFacts(), settings), company: settings.company };
const drawn = await drawInWorker(job).then(
  (bytes) => bytes.subarray(0, 5).toString(),
  (error: Error) => error.message.split('\n', 1)[0],
);
console.log(`drawn: ${drawn}`);
