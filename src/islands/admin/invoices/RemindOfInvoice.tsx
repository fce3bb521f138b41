import { remindOfInvoice, type ListedInvoice } from '../../../../contract/money/invoices.ts';
import { call } from '../../../lib/api/api.ts';
import { invoiceTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

interface Props {
  invoice: ListedInvoice;
  onReminded: () => unknown;
}

/** Reminds the customer of what of an invoice is open; nothing where nothing is. */
export function RemindOfInvoice({ invoice: { id, number, open }, onReminded }: Props) {
  const { remind, remindOf, reminded } = invoiceTexts();
  if (open <= 0) return null;
  return (
    <ActionButton
      className="button button--quiet"
      label={remind}
      name={remindOf(number)}
      onPress={async () => {
        await call(remindOfInvoice, { params: { id } });
        await onReminded();
        return reminded(number);
      }}
    />
  );
}
