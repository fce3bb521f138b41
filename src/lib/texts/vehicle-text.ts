import {
  isOptional,
  vehicleFields,
  type PublicFieldName,
  type VehicleField,
  type VehicleFieldName,
} from '../../../contract/vehicles/vehicle-fields.ts';
import type { Unit } from '../../../contract/values/vehicle-field.ts';
import type { FleetVehicle, Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { placeOf } from '../site/place-of.ts';
import { vehicleTexts } from './vehicle-texts.ts';
import { date, price, pricePer, withUnit } from './format.ts';

/** Whether a vehicle has a value for a field; what is optional may be missing. */
export const hasField = (vehicle: Vehicle, name: PublicFieldName): boolean =>
  !isOptional(name) ||
  ((vehicle[name] ?? null) !== null &&
    // A place that is gone means anywhere.
    (name !== 'homePlace' || placeOf(vehicle[name] ?? '') !== undefined));

/** The text of a vehicle's field. @throws TypeError if the vehicle lacks it */
export function vehicleText(vehicle: FleetVehicle, name: VehicleFieldName): string {
  const field: VehicleField = vehicleFields[name];
  const value = vehicle[name] ?? undefined;
  // The vehicle page's first answer is not validated.
  if (value === undefined) throw new TypeError(`The vehicle has no ${name}`);
  const texts = vehicleTexts();
  switch (field.kind) {
    case 'flag':
      return value ? texts.yes : texts.no;
    case 'price':
      return field.per ? pricePer(Number(value), field.per) : price(Number(value));
    case 'count':
    case 'decimal':
      return numberText(Number(value), field.unit);
    case 'choice':
      return choiceText(String(value));
    case 'day':
      return date(String(value));
    case 'place':
      return placeOf(String(value))?.name ?? String(value);
    case 'line':
    case 'vin':
      return String(value);
  }
}

function numberText(value: number, unit: Unit | undefined): string {
  if (unit === undefined) return String(value);
  return unit === 'years' ? vehicleTexts().years(value) : withUnit(value, unit);
}

/** A choice, such as a fuel, in words; another host's own choices stay as they are. */
export const choiceText = (value: string): string => {
  const { choices }: { choices: Partial<Record<string, string>> } = vehicleTexts();
  return choices[value] ?? value;
};
