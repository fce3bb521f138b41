import { perRentalLine } from '../../../../contract/rental-fields.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import { perMoment } from '../../../lib/rental.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
import type { valuesOf } from './reservation-form.ts';

const { fields } = texts;

/** Labels and values of a reservation's fields, for comparing changes. */
export const fieldTexts = (
  modelOf: (vehicleId: number | null) => string | undefined,
): FieldTexts<ReturnType<typeof valuesOf>> => ({
  ...perRentalLine((name) => ({ label: fields[name] })),
  ...perMoment((name) => ({ label: fields[name] })),
  vehicleId: { label: adminTexts.vehicle, show: modelOf },
  status: { label: adminTexts.status },
});
