import { imageAddress } from '../../../lib/images.ts';
import { price } from '../../../lib/format.ts';
import { perVehicleField, type VehicleField } from '../../../../contract/vehicle-fields.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
import type { FormImage, VehicleFormInput } from './vehicle-form.ts';

const { vehicles } = texts;

const shown: Partial<Record<VehicleField['kind'], (value: unknown) => string>> = {
  flag: (has) => (String(has) === 'true' ? vehicles.yes : vehicles.no),
  price: (amount) => price(Number(amount)),
};

/** Labels and values of a vehicle's fields, for comparing changes. */
export const vehicleFieldTexts: FieldTexts<VehicleFormInput> = {
  ...perVehicleField((name, { kind }) => ({ label: vehicles[name], show: shown[kind] })),
  image: { label: adminTexts.image, show: thumbnail },
};

function thumbnail(image: FormImage) {
  if (image.kind !== 'stored') return null;
  return <img src={imageAddress(image.id, 400)} alt={adminTexts.image} width={160} />;
}
