import {
  vehicleFields,
  vehicleFieldsIn,
  type VehicleField,
} from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { texts } from '../../../contract/texts/en/site.ts';

const { vehicles } = texts;

/** Names and values of what a place shows of a vehicle beside its model and price. */
export const vehicleFacts = (
  vehicle: Vehicle,
  place: 'card' | 'facts' = 'facts',
): [string, string | number][] =>
  vehicleFieldsIn(place).map((name) => [vehicles[name], shown(vehicleFields[name], vehicle[name])]);

function shown(field: VehicleField, value: string | number | boolean): string | number {
  if (typeof value === 'boolean') return value ? vehicles.yes : vehicles.no;
  const unit = field.kind === 'count' && field.unit;
  return unit ? vehicles[unit](Number(value)) : value;
}
