import { vehicleFieldsIn } from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { price } from '../../lib/format.ts';
import { accountTexts } from '../../lib/texts.ts';
import { hasField, vehicleText } from '../../lib/vehicle-text.ts';
import { vehicleTexts } from '../../lib/vehicle-texts.ts';

/** A vehicle's facts. Air conditioning is named only where there is one. */
export const vehicleFactsOf = (vehicle: Vehicle): [string, string][] =>
  vehicleFieldsIn('facts')
    .filter((name) => hasField(vehicle, name))
    .filter((name) => name !== 'airConditioning' || vehicle.airConditioning)
    .map((name) => [vehicleTexts()[name], vehicleText(vehicle, name)]);

/** What to bring to the pick-up. */
export function bringList(vehicle: Vehicle | null): string[] {
  const { licence, licenceOf, identity, payment, deposit, number } = accountTexts().ticket.toBring;
  return [
    vehicle?.licenceClass ? licenceOf(vehicle.licenceClass) : licence,
    identity,
    payment,
    ...(vehicle?.deposit ? [deposit(price(vehicle.deposit))] : []),
    number,
  ];
}
