import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { key } from '../../contract/texts/message-key.ts';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import type { Database } from '../db/index.ts';
import { isInService, vehicles } from '../db/schema/index.ts';
import { conflict } from '../http/errors.ts';

const named = { id: vehicles.id, model: vehicles.model, licencePlate: vehicles.licencePlate };

/**
 * Checks that no other vehicle in service has a licence plate, in any writing. `ownId` is null for a new vehicle. Within
 * `lockUnshared` none takes it meanwhile.
 * @throws AppError `plate_taken`, which names the other one
 */
export async function checkPlate(
  tx: Database,
  plate: string | null | undefined,
  ownId: number | null,
): Promise<void> {
  if (!plate) return;
  const isPlate = sql`${vehicles.plateKey} = compact_plate(${plate})`;
  const isOther = ownId === null ? undefined : ne(vehicles.id, ownId);
  const [owner] = await tx
    .select(named)
    .from(vehicles)
    .where(and(isPlate, isInService, eq(vehicles.sharedPlate, false), isOther));
  if (!owner) return;
  const message = key('vehicles.plateTaken', { vehicle: vehicleName(owner), id: owner.id });
  throw conflict('plate_taken', message, {
    fields: { licencePlate: { code: 'plate_taken', message } },
  });
}

/** A line for each vehicle in service whose licence plate a newer one had as well when plates became unique. */
export async function describeSharedPlates(db: Database): Promise<string[]> {
  const rows = await db
    .select(named)
    .from(vehicles)
    .where(and(isInService, eq(vehicles.sharedPlate, true)))
    .orderBy(asc(vehicles.id));
  return rows.map(
    (row) =>
      `Licence plate of two vehicles, please correct it: ${vehicleName(row)} (no. ${row.id})`,
  );
}
