/** What other features use of documents. */
export { documentFileName } from './file-name.ts';
export type { DocumentReservation } from './facts.ts';
export { makeSentDocument } from './make-document.ts';
