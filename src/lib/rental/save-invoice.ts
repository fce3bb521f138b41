import { getInvoicePdf, type ListedInvoice } from '../../../contract/money/invoices.ts';
import { call } from '../api/api.ts';
import { saveFile } from '../api/save-file.ts';

/** Saves an invoice's PDF. @throws ApiError */
export const saveInvoice = async ({ id, number }: ListedInvoice): Promise<void> =>
  saveFile(await call(getInvoicePdf, { params: { id } }), `${number}.pdf`);
