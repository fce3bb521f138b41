import { and, asc, notInArray } from 'drizzle-orm';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import type { Database } from '../db/index.ts';
import { isInService, vehicles } from '../db/schema/index.ts';

/** Lines for the start: vehicles in service whose place the site's content has lost. They stand anywhere. */
export async function describeLostPlaces(
  db: Database,
  places: readonly { slug: string }[],
): Promise<string[]> {
  const { id, model, licencePlate, homePlace } = vehicles;
  const rows = await db
    .select({ id, model, licencePlate, homePlace })
    .from(vehicles)
    .where(
      and(
        isInService,
        notInArray(
          homePlace,
          places.map(({ slug }) => slug),
        ),
      ),
    )
    .orderBy(asc(id));
  return rows.map(
    (row) => `Place ${row.homePlace} is gone, of a vehicle: ${vehicleName(row)} (no. ${row.id})`,
  );
}
