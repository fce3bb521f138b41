import { vehicleFieldsIn } from '../../../contract/vehicles/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { hasField, vehicleText } from '../../lib/texts/vehicle-text.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';

/** A vehicle's facts. Air conditioning is named only where there is one. */
export const vehicleFactsOf = (vehicle: Vehicle): [string, string][] =>
  vehicleFieldsIn('facts')
    .filter((name) => hasField(vehicle, name))
    .filter((name) => name !== 'airConditioning' || vehicle.airConditioning)
    .map((name) => [vehicleTexts()[name], vehicleText(vehicle, name)]);
