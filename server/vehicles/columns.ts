import { vehicles } from '../db/schema.ts';

/** What the wire has of a vehicle. */
export const vehicleColumns = {
  id: vehicles.id,
  model: vehicles.model,
  imageId: vehicles.imageId,
  doors: vehicles.doors,
  seats: vehicles.seats,
  luggage: vehicles.luggage,
  transmission: vehicles.transmission,
  airConditioning: vehicles.airConditioning,
  fuelType: vehicles.fuelType,
  age: vehicles.age,
  pricePerHour: vehicles.pricePerHour,
  builtIn: vehicles.builtIn,
};

export type VehicleRow = {
  [Name in keyof typeof vehicleColumns]: (typeof vehicles.$inferSelect)[Name];
};

/** A vehicle as the wire has it: its one image is in an array. */
export const vehicleAnswer = (vehicle: VehicleRow) => ({
  id: vehicle.id,
  model: vehicle.model,
  doors: vehicle.doors,
  seats: vehicle.seats,
  luggage: vehicle.luggage,
  transmission: vehicle.transmission,
  airConditioning: vehicle.airConditioning,
  fuelType: vehicle.fuelType,
  age: vehicle.age,
  pricePerHour: vehicle.pricePerHour,
  builtIn: vehicle.builtIn,
  image: [vehicle.imageId],
});
