import {
  perVehicleField,
  vehicleFieldNames,
  type VehicleFieldName,
} from '../../contract/vehicle-fields.ts';
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

type VehicleAnswer = Omit<VehicleRow, 'imageId'> & { image: string[] };

/**
 * A vehicle as it is on the wire, with its one image in an array. Other columns of the row are dropped. Fields are set one by
 * one: lists of reservations spend twice as long on spreading them.
 */
export function vehicleAnswer(row: VehicleRow): VehicleAnswer {
  const answer: Record<string, unknown> = { id: row.id };
  for (const name of vehicleFieldNames) answer[name] = row[name];
  answer.builtIn = row.builtIn;
  answer.image = [row.imageId];
  return answer as VehicleAnswer;
}
