import { perRentalText } from '../../../../contract/reservations/rental-fields.ts';
import { perMoment } from '../../../lib/rental/rental.ts';
import { currencySign, date, difference } from '../../../lib/texts/format.ts';
import { lineText } from '../../../lib/texts/line-text.ts';
import { statusText } from '../../ui/StatusBadge.tsx';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import type { valuesOf } from './reservation-form.ts';
import { adminTexts, choiceTexts, texts, priceTexts } from '../../../lib/texts/texts.ts';

/** Labels and values of a reservation's fields, for comparing changes. Amounts are in the agreed currency. */
export const fieldTexts = (
  modelOf: (vehicleId: number | null) => string | undefined,
  currency: string | null | undefined,
): FieldTexts<ReturnType<typeof valuesOf>> => ({
  ...perRentalText((name) => ({ label: texts().fields[name] })),
  ...perMoment((name) => ({
    label: texts().fields[name],
    show: name.endsWith('Date') ? date : String,
  })),
  vehicleId: { label: adminTexts().vehicle, show: modelOf },
  status: { label: adminTexts().status, show: statusText },
  byHand: {
    label: priceTexts().byHand,
    show: (amount) =>
      amount.endsWith('%')
        ? lineText({
            kind: 'adjustment',
            unit: 'percent',
            quantity: parseFloat(amount),
            unitPrice: 0,
          })
        : amount && difference(Number(amount), currency),
  },
  byHandReason: { label: priceTexts().reason },
  pricing: { label: choiceTexts().pricing },
  allowFree: { label: choiceTexts().allowFree },
  discountPercent: { label: priceTexts().discountPercent },
  wantedPrice: { label: priceTexts().wanted(currencySign(currency)) },
});
