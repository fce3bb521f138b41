/** What other features use of issuing invoices. */
export { claimPrefix, invoiceIssuer, type InvoiceSettings } from './issue.ts';
export { isToInvoice } from './to-invoice.ts';
