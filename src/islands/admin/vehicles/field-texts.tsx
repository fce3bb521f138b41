import { imageAddress } from '../../../lib/images.ts';
import { price } from '../../../lib/format.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
import type { Picture, VehicleFormInput } from './vehicle-form.ts';

const { vehicles } = texts;

/** The fields of a vehicle and their values, as they are compared. */
export const vehicleFieldTexts: FieldTexts<VehicleFormInput> = {
  model: { label: vehicles.model },
  doors: { label: vehicles.doors },
  seats: { label: vehicles.seats },
  luggage: { label: vehicles.luggage },
  transmission: { label: vehicles.transmission },
  airConditioning: {
    label: vehicles.airConditioning,
    show: (has) => (String(has) === 'true' ? vehicles.yes : vehicles.no),
  },
  fuelType: { label: vehicles.fuelType },
  age: { label: vehicles.age },
  pricePerHour: { label: adminTexts.pricePerHour, show: (amount) => price(Number(amount)) },
  picture: { label: adminTexts.image, show: thumbnail },
};

function thumbnail(picture: Picture) {
  if (picture.kind !== 'stored') return null;
  return <img src={imageAddress(picture.id, 400)} alt={adminTexts.image} width={160} />;
}
