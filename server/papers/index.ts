/** What other features use of papers. */
export { paperFileName } from './file-name.ts';
export type { PaperReservation } from './facts.ts';
export { makePaper } from './make-paper.ts';
export { paperQueries } from './repository.ts';
