/** What other features use of invoices. */
export { checkChain } from './chain.ts';
export { filesOf, invoiceFileName } from './files.ts';
export { brokenRules, isElectronic, isTaxDocument, titleOf } from './formats/check.ts';
export { confirmNumber, numberIn } from './numbers.ts';
export { ageConditions, invoiceFacts, invoiceQueries, type InvoiceRow } from './repository.ts';
