import { confirmationSheet } from '../../server/papers/confirmation.ts';
import { drawInProcess } from '../../server/papers/draw-in-process.ts';
import { paperFacts, paperSettings } from './paper-facts.ts';

/** Draws a paper as a process of its own, says how it begins or why it failed, and stays. */
const settings = paperSettings('de');
const job = { sheet: confirmationSheet(paperFacts(), settings), company: settings.company };
const drawn = await drawInProcess(job).then(
  (bytes) => bytes.subarray(0, 5).toString(),
  (error: Error) => error.message.split('\n', 1)[0],
);
console.log(`drawn: ${drawn}`);
setInterval(() => undefined, 1000);
