/** What other features use of invoices. */
export { checkChain, numberIn } from './chain.ts';
export { filesOf, invoiceFileName } from './files.ts';
export { brokenRules, isElectronic, titleOf } from './formats/check.ts';
export { ageConditions, invoiceQueries, type InvoiceRow } from './repository.ts';
