/** What other features use of invoices. */
export { invoiceQueries, type InvoiceRow } from './repository.ts';
