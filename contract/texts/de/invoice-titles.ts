import type { invoiceTitles as english } from '../en/invoice-titles.ts';
import type { Translation } from '../translation.ts';

export const invoiceTitles: Translation<typeof english> = {
  invoice: 'Rechnung',
  correction: 'Rechnungskorrektur',
  cancellation: 'Stornorechnung',
  claim: 'Schadensersatzforderung',
  withdrawal: 'Rücknahme einer Schadensersatzforderung',
};
