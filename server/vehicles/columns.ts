import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  perFieldOf,
  privateFieldNames,
  publicFieldNames,
  type PrivateFieldName,
  type PublicFieldName,
} from '../../contract/vehicles/vehicle-fields.ts';
import { vehicleImages, vehicles } from '../db/schema/index.ts';
import { toWallTime } from '../time/wall-times.ts';

/** The columns of a vehicle that everybody sees. */
export const vehicleColumns = {
  id: vehicles.id,
  ...(perFieldOf(publicFieldNames, (name) => vehicles[name]) as Pick<
    typeof vehicles,
    PublicFieldName
  >),
  imageId: vehicles.imageId,
  builtIn: vehicles.builtIn,
};

/** Those that only administrators see, too. */
export const fleetColumns = {
  ...vehicleColumns,
  ...(perFieldOf(privateFieldNames, (name) => vehicles[name]) as Pick<
    typeof vehicles,
    PrivateFieldName
  >),
  dues: vehicles.dues,
  retiredAt: vehicles.retiredAt,
};

/** The ids of a vehicle's further images, in their order. */
export const furtherImages = sql<string[]>`(
  select coalesce(json_agg(${vehicleImages.imageId} order by ${vehicleImages.position}), '[]')
  from ${vehicleImages} where ${vehicleImages.vehicleId} = ${vehicles.id})`;

type Row<Columns> = {
  [
    Name in keyof Columns & keyof typeof vehicles.$inferSelect
  ]: (typeof vehicles.$inferSelect)[Name];
};
export type VehicleRow = Row<typeof vehicleColumns> & { furtherImages?: string[] };
export type FleetRow = Row<typeof fleetColumns> & { furtherImages: string[] };

type Images = { image: string[]; furtherImages?: string[] };
export type VehicleAnswer = Omit<VehicleRow, 'imageId' | 'furtherImages'> & Images;
type FleetAnswer = Omit<FleetRow, 'imageId' | 'furtherImages' | 'retiredAt'> &
  Images & { retiredAt: string | null };

/**
 * A vehicle as everybody gets it, with its main image in an array. Other columns of the row are dropped.
 * Fields are set one by one: lists of reservations spend twice as long on spreading them.
 */
export function vehicleAnswer(row: VehicleRow): VehicleAnswer {
  const answer: Record<string, unknown> = { id: row.id };
  for (const name of publicFieldNames) answer[name] = row[name];
  answer.builtIn = row.builtIn;
  answer.image = [row.imageId];
  answer.furtherImages = row.furtherImages;
  return answer as VehicleAnswer;
}

const fields: [string, PgColumn][] = [
  ['id', vehicles.id],
  ...publicFieldNames.map((name): [string, PgColumn] => [name, vehicles[name]]),
  ['builtIn', vehicles.builtIn],
];

const mainImage = sql`array[${vehicles.imageId}]`;

function jsonOf<Answer>(also: Record<string, SQL>): SQL<Answer> {
  const values = [...fields, ...Object.entries(also)];
  const pairs = values.map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * The same and `also`, as JSON made by the database: of many vehicles, reading each column takes longer than finding them.
 * Instants are strings in it.
 */
export const vehicleJson = <Also extends Record<string, SQL>>(also: Also) => {
  const furtherIds = sql`select array_agg(${vehicleImages.imageId} order by ${vehicleImages.position})
    from ${vehicleImages} where ${vehicleImages.vehicleId} = ${vehicles.id}`;
  return jsonOf<VehicleAnswer & { [Name in keyof Also]: JsonOf<Also[Name]> }>({
    image: mainImage,
    furtherImages: sql`coalesce((${furtherIds}), '{}')`,
    ...also,
  });
};

/** The vehicle of a reservation: without further images. */
export const rentedVehicleJson = jsonOf<VehicleAnswer>({ image: mainImage });

/** The same with its licence plate, for administrators. */
export const rentedFleetJson = jsonOf<VehicleAnswer & { licencePlate: string | null }>({
  image: mainImage,
  licencePlate: sql`${vehicles.licencePlate}`,
});

/** What JSON makes of a column's values. */
type JsonOf<Column> =
  Column extends SQL<infer Value> ? (Value extends Date ? string : Value) : never;

/** A vehicle as administrators get it, with wall-clock times of a zone. */
export const fleetAnswer = (row: FleetRow, zone: string): FleetAnswer =>
  ({
    ...vehicleAnswer(row),
    ...perFieldOf(privateFieldNames, (name) => row[name]),
    dues: row.dues,
    retiredAt: row.retiredAt && toWallTime(row.retiredAt, zone),
  }) as FleetAnswer;
