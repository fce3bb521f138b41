import {
  vehicleFields,
  type VehicleField,
  type VehicleFieldName,
} from '../vehicles/vehicle-fields.ts';
import type { vehicleTexts } from './en/vehicles.ts';
import type { Translation } from './translation.ts';

/** The label of a field whose value stands without its unit: `Payload (kg)`. Years go without saying. */
export function vehicleLabel(
  texts: Translation<typeof vehicleTexts>,
  name: VehicleFieldName,
): string {
  const field: VehicleField = vehicleFields[name];
  const unit = 'unit' in field && field.unit !== 'years' ? field.unit : undefined;
  return unit ? `${texts[name]} (${texts.units[unit]})` : texts[name];
}
