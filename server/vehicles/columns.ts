import { perVehicleField, type VehicleFieldName } from '../../contract/vehicle-fields.ts';
import { vehicles } from '../db/schema.ts';

/** What the wire has of a vehicle. */
export const vehicleColumns = {
  id: vehicles.id,
  ...(perVehicleField((name) => vehicles[name]) as Pick<typeof vehicles, VehicleFieldName>),
  imageId: vehicles.imageId,
  builtIn: vehicles.builtIn,
};

export type VehicleRow = {
  [Name in keyof typeof vehicleColumns]: (typeof vehicles.$inferSelect)[Name];
};

/** A vehicle as the wire has it, whatever else the row holds: its one image is in an array. */
export const vehicleAnswer = (row: VehicleRow) => ({
  id: row.id,
  ...(perVehicleField((name) => row[name]) as Pick<VehicleRow, VehicleFieldName>),
  builtIn: row.builtIn,
  image: [row.imageId],
});
