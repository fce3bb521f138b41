import {
  vehicleFields,
  type VehicleField,
  type VehicleFieldName,
} from '../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../contract/vehicles.ts';
import { vehicleTexts } from '../../contract/texts/en/site.ts';
import { pricePerHour } from './format.ts';

/** The text of a vehicle's field. @throws TypeError if the vehicle lacks it */
export function vehicleText(vehicle: Vehicle, name: VehicleFieldName): string {
  const field: VehicleField = vehicleFields[name];
  const value = vehicle[name];
  // The vehicle page's first answer is not validated.
  if (value === undefined) throw new TypeError(`The vehicle has no ${name}`);
  if (field.kind === 'flag') return value ? vehicleTexts.yes : vehicleTexts.no;
  if (field.kind === 'price') return pricePerHour(Number(value));
  if (field.kind === 'count' && field.unit) return vehicleTexts[field.unit](Number(value));
  return String(value);
}
