import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { key } from '../../contract/texts/message-key.ts';
import type { vehicleEdit } from '../../contract/vehicles/vehicle-edit.ts';
import type { Due } from '../../contract/vehicles/vehicle-dues.ts';
import { vehicleFieldNames } from '../../contract/vehicles/vehicle-fields.ts';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { isInService, vehicles } from '../db/schema/index.ts';
import { lockUnshared } from '../vehicles/index.ts';
import type { KnownPlace } from './cell-values.ts';
import { insertRows } from './insert-rows.ts';
import { removePlaceholders, storePlaceholders } from './placeholders.ts';
import { findRepeated, type Duplicate, type ImportedRow } from './duplicates.ts';

export type NewVehicle = z.output<typeof vehicleEdit> & { dues?: Due[] };

/** The places that the content has, and those that vehicles still have: their list comes back. */
export async function placesOf(
  db: Database,
  places: readonly { slug: string; name: string }[] | undefined,
): Promise<KnownPlace[] | null> {
  if (!places) return null;
  const stored = await db.selectDistinct({ slug: vehicles.homePlace }).from(vehicles);
  const lost = stored.flatMap(({ slug }) =>
    slug === null || places.some((place) => place.slug === slug) ? [] : { slug, name: null },
  );
  return [...places.map(({ slug, name }) => ({ slug, name })), ...lost];
}

/** Plates per statement: on the embedded database others wait meanwhile. */
const batchSize = 250;

type Found = { key: string | null; id: number | null; model: string; licencePlate: string };

/** The rows whose plate, in any writing, a vehicle in service has, or an earlier row. */
export async function findKnownPlates(
  db: Database,
  rows: ImportedRow<NewVehicle>[],
): Promise<Duplicate[]> {
  const found: Found[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map(({ value }) => value.licencePlate ?? '');
    const result = await db.execute<Found>(sql`
      with plate as materialized (
        select number, compact_plate(typed) as key
        from json_array_elements_text(${JSON.stringify(batch)}::json) with ordinality as typed (typed, number)
      )
      select plate.key, ${vehicles.id}, ${vehicles.model}, ${vehicles.licencePlate} as "licencePlate"
      from plate
      left join ${vehicles} on ${vehicles.plateKey} = plate.key and ${isInService} and not ${vehicles.sharedPlate}
      order by plate.number`);
    found.push(...result.rows);
  }
  return findRepeated(
    rows.map(({ number }, index) => ({ number, ...found[index]! })),
    'licencePlate',
    {
      known: ({ id, ...vehicle }) =>
        key('vehicles.plateTaken', { vehicle: vehicleName(vehicle), id }),
      twice: (row) => key('imports.plateTwice', { row }),
    },
  );
}

/**
 * Adds vehicles, all or none, each with a neutral drawing as its image. Throws where a plate is known: then nothing was added. One
 * statement: on the embedded database others wait for it, some 0.3 ms a vehicle.
 */
export async function addVehicles(db: Database, added: NewVehicle[], actor: Actor): Promise<void> {
  const imageIds = await storePlaceholders(db, added.length);
  const rows = added.map((vehicle, index) => ({
    ...vehicle,
    dues: vehicle.dues ?? [],
    imageId: imageIds[index],
  }));
  try {
    await db.transaction(async (tx) => {
      await actAs(tx, actor);
      await lockUnshared(tx);
      await insertRows(tx, vehicles, ['imageId', 'dues', ...vehicleFieldNames], rows);
    });
  } catch (error) {
    await removePlaceholders(db, imageIds).catch(() => undefined);
    throw error;
  }
}
