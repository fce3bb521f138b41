import { perVehicleField, type VehicleFieldName } from '../../contract/vehicle-fields.ts';
import { vehicles } from '../db/schema.ts';

/** The columns of a vehicle that are on the wire. */
export const vehicleColumns = {
  id: vehicles.id,
  ...(perVehicleField((name) => vehicles[name]) as Pick<typeof vehicles, VehicleFieldName>),
  imageId: vehicles.imageId,
  builtIn: vehicles.builtIn,
};

export type VehicleRow = {
  [Name in keyof typeof vehicleColumns]: (typeof vehicles.$inferSelect)[Name];
};

/** A vehicle as it is on the wire, with its one image in an array. Other columns of the row are dropped. */
export const vehicleAnswer = (row: VehicleRow) => ({
  id: row.id,
  ...(perVehicleField((name) => row[name]) as Pick<VehicleRow, VehicleFieldName>),
  builtIn: row.builtIn,
  image: [row.imageId],
});
