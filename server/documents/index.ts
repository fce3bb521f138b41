/** What other features use of documents. */
export { documentFileName } from './file-name.ts';
export type { DocumentReservation } from './facts.ts';
export { inWords } from './in-words.ts';
export { drawSheet, makeSentDocument, pdfOf } from './make-document.ts';
export type { Block, DetailRow, Document, Sheet } from './sheet.ts';
