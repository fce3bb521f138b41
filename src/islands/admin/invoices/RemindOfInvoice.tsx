import type { ListedInvoice } from '../../../../contract/money/invoices.ts';
import { invoiceTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { remind } from './remind.ts';

interface Props {
  invoice: ListedInvoice;
  onReminded: () => unknown;
}

/** Reminds the customer of what of an invoice is open; nothing where nothing is. */
export function RemindOfInvoice({ invoice, onReminded }: Props) {
  if (invoice.open <= 0) return null;
  return (
    <ActionButton
      className="button button--quiet"
      label={invoiceTexts().remind}
      name={invoiceTexts().remindOf(invoice.number)}
      onPress={async () => {
        const said = await remind(invoice);
        await onReminded();
        return said;
      }}
    />
  );
}
