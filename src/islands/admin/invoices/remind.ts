import { remindOfInvoice, type ListedInvoice } from '../../../../contract/money/invoices.ts';
import { call } from '../../../lib/api/api.ts';
import { invoiceTexts } from '../../../lib/texts/texts.ts';

/** Reminds the customer of what of an invoice is open; returns what is said then. @throws ApiError */
export async function remind({ id, number }: Pick<ListedInvoice, 'id' | 'number'>) {
  await call(remindOfInvoice, { params: { id } });
  return invoiceTexts().reminded(number);
}
