import { confirmationSheet } from '../../server/papers/confirmation.ts';
import { drawInProcess } from '../../server/papers/draw-in-process.ts';
import { paperFacts, paperOf, paperSettings } from './paper-facts.ts';

/** Draws a paper as a process of its own, says how it begins or why it failed, and stays. */
const settings = paperSettings('de');
const paper = paperOf(confirmationSheet(paperFacts(), settings), settings);
const drawn = await drawInProcess(paper).then(
  (bytes) => bytes.subarray(0, 5).toString(),
  (error: Error) => error.message.split('\n', 1)[0],
);
console.log(`drawn: ${drawn}`);
setInterval(() => undefined, 1000);
