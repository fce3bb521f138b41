/** What other features use of invoices. */
export { checkChain, numberIn } from './chain.ts';
export { filesOf, invoiceFileName } from './files.ts';
export { brokenRules } from './formats/check.ts';
export { invoiceQueries, type InvoiceRow } from './repository.ts';
