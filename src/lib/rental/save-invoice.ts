import {
  getInvoicePdf,
  getInvoiceXml,
  type ListedInvoice,
} from '../../../contract/money/invoices.ts';
import { call } from '../api/api.ts';
import { saveFile } from '../api/save-file.ts';

/** Saves an invoice's PDF, or of an electronic one its XML file. @throws ApiError */
export async function saveInvoice(
  { id, number }: Pick<ListedInvoice, 'id' | 'number'>,
  kind: 'pdf' | 'xml',
): Promise<void> {
  const file = await call(kind === 'pdf' ? getInvoicePdf : getInvoiceXml, { params: { id } });
  saveFile(file, `${number}.${kind}`);
}
