/** What other features use of issuing invoices. */
export { claimPrefix, invoiceIssuer, type InvoiceSettings } from './issue.ts';
