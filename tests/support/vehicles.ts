import { randomUUID } from 'node:crypto';
import {
  perFieldOf,
  publicFieldNames,
  sampleVehicle,
  type VehicleValues,
} from '../../contract/vehicles/vehicle-fields.ts';
import type { FleetVehicle } from '../../contract/vehicles/vehicles.ts';
import type { Database } from '../../server/db/index.ts';
import { vehicles } from '../../server/db/schema/index.ts';

type Row = typeof vehicles.$inferInsert;

/** A licence plate that no other vehicle has. */
export const unusedPlate = (): string => `XX-${randomUUID().slice(0, 8).toUpperCase()}`;

/** The values of one more vehicle. */
export const anotherVehicle = (): VehicleValues => ({
  ...sampleVehicle(),
  licencePlate: unusedPlate(),
});

/** A vehicle as it is on the wire. */
export const vehicleOf = (changed: Partial<FleetVehicle> = {}): FleetVehicle => ({
  id: 1,
  ...sampleVehicle(),
  image: [],
  builtIn: false,
  ...changed,
});

/** What everybody sees of a vehicle's values. */
export const publicValues = (values: VehicleValues) =>
  perFieldOf(publicFieldNames, (name) => values[name]);

/** Adds vehicles to a database; `changed` returns the differing fields of each, by its number from 1. */
export async function addVehicles(
  db: Database,
  count: number,
  changed: (number: number) => Partial<Row> = () => ({}),
): Promise<void> {
  const row = (_: unknown, index: number): Row => ({
    ...anotherVehicle(),
    imageId: randomUUID(),
    pricePerHour: 10,
    ...changed(index + 1),
  });
  // PostgreSQL allows 65,535 parameters.
  for (let from = 0; from < count; from += 1000) {
    const batchSize = Math.min(1000, count - from);
    await db
      .insert(vehicles)
      .values(Array.from({ length: batchSize }, (_, index) => row(_, from + index)));
  }
}
