import { imageAddress } from '../../../lib/api/images.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { readVehicle } from '../../../lib/host/vehicles.ts';
import { valuesOf, type FormImage, type VehicleFormInput } from './vehicle-form.ts';

/**
 * The form's values for another vehicle like this one: without what is only its own, and with its pictures as files, because no two
 * vehicles share one. What it is due for stays, the days do not. @throws ApiError
 */
export async function copyOfVehicle(id: string): Promise<VehicleFormInput> {
  const { data } = await readVehicle(id);
  const pictures = [...data.image, ...(data.furtherImages ?? [])].map(download);
  const [image = { kind: 'none' }, ...further] = await Promise.all(pictures);
  const own: Partial<FleetVehicle> = { licencePlate: null, vin: null, mileageKm: null };
  const values = valuesOf({ ...data, ...own });
  return {
    ...values,
    dues: values.dues.map((due) => ({ ...due, lastOn: '', dueOn: '' })),
    image,
    further: further.filter(({ kind }) => kind !== 'none'),
  };
}

/** A picture as a file to upload; none if it cannot be had. */
async function download(id: string): Promise<FormImage> {
  try {
    const answer = await fetch(imageAddress(id, 1200));
    const blob = await answer.blob();
    if (!answer.ok) return { kind: 'none' };
    return { kind: 'chosen', file: new File([blob], id, { type: blob.type }) };
  } catch {
    return { kind: 'none' };
  }
}
