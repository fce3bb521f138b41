/** What other features use of issuing invoices. */
export { invoiceIssuer, type InvoiceSettings } from './issue.ts';
