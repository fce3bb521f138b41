import {
  vehicleFields,
  type VehicleField,
  type VehicleFieldName,
} from '../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../contract/vehicles.ts';
import { vehicleTexts } from '../../contract/texts/en/site.ts';
import { pricePerHour } from './format.ts';

/** What visitors read of a field of a vehicle. @throws TypeError when the vehicle lacks it */
export function vehicleText(vehicle: Vehicle, name: VehicleFieldName): string {
  const field: VehicleField = vehicleFields[name];
  const value = vehicle[name];
  // The browser's first answer about a vehicle is not checked against the contract.
  if (value === undefined) throw new TypeError(`The vehicle has no ${name}`);
  if (field.kind === 'flag') return value ? vehicleTexts.yes : vehicleTexts.no;
  if (field.kind === 'price') return pricePerHour(Number(value));
  if (field.kind === 'count' && field.unit) return vehicleTexts[field.unit](Number(value));
  return String(value);
}
