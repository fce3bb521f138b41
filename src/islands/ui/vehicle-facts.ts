import type { Vehicle } from '../../../contract/vehicles.ts';
import { texts } from '../../../contract/texts/en/site.ts';

const { vehicles } = texts;

/** What is to be known of a vehicle beside its model and price. */
export const vehicleFacts = (
  vehicle: Omit<Vehicle, 'id' | 'model' | 'image' | 'pricePerHour' | 'builtIn'>,
): [string, string | number][] => [
  [vehicles.doors, vehicle.doors],
  [vehicles.seats, vehicle.seats],
  [vehicles.luggage, vehicle.luggage],
  [vehicles.transmission, vehicle.transmission],
  [vehicles.airConditioning, vehicle.airConditioning ? vehicles.yes : vehicles.no],
  [vehicles.fuelType, vehicle.fuelType],
  [vehicles.age, vehicles.years(vehicle.age)],
];
