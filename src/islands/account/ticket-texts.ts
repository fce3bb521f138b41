import { vehicleFieldsIn } from '../../../contract/vehicles/vehicle-fields.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { price } from '../../lib/texts/format.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { hasField, vehicleText } from '../../lib/texts/vehicle-text.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';

/** A vehicle's facts. Air conditioning is named only where there is one. */
export const vehicleFactsOf = (vehicle: Vehicle): [string, string][] =>
  vehicleFieldsIn('facts')
    .filter((name) => hasField(vehicle, name))
    .filter((name) => name !== 'airConditioning' || vehicle.airConditioning)
    .map((name) => [vehicleTexts()[name], vehicleText(vehicle, name)]);

/** What to bring to the pick-up. */
export function bringList({ vehicle, agreed, currency }: Reservation): string[] {
  const { licence, licenceOf, identity, payment, deposit, number } = accountTexts().ticket.toBring;
  // Former reservations have none of their own.
  const amount = agreed ? agreed.deposit : vehicle?.deposit;
  return [
    vehicle?.licenceClass ? licenceOf(vehicle.licenceClass) : licence,
    identity,
    payment,
    ...(amount ? [deposit(price(amount, currency))] : []),
    number,
  ];
}
