/** What other features use of papers. */
export { paperFileName } from './file-name.ts';
export type { PaperReservation } from './facts.ts';
export { makeSentPaper } from './make-paper.ts';
