import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { images, vehicleImages, vehicles } from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';

/** Why images cannot be a vehicle's. */
export type ImageProblem = 'no image' | 'image taken';

/** Lets nobody else give or take images and licence plates until the transaction ends. */
export const lockUnshared = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.unshared}, 0)`);

/** What keeps these different images from being a vehicle's; `vehicleId` is null for a new one. */
export async function findImageProblem(
  tx: Database,
  ids: string[],
  vehicleId: number | null,
): Promise<ImageProblem | null> {
  const existing = await tx.select({ id: images.id }).from(images).where(inArray(images.id, ids));
  if (existing.length < ids.length) return 'no image';
  const other = vehicleId === null ? undefined : ne(vehicles.id, vehicleId);
  const taken = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .leftJoin(vehicleImages, eq(vehicleImages.vehicleId, vehicles.id))
    .where(and(other, or(inArray(vehicles.imageId, ids), inArray(vehicleImages.imageId, ids))))
    .limit(1);
  return taken.length > 0 ? 'image taken' : null;
}

/** Replaces a vehicle's further images. */
export async function storeFurtherImages(
  tx: Database,
  vehicleId: number,
  ids: string[],
): Promise<void> {
  await tx.delete(vehicleImages).where(eq(vehicleImages.vehicleId, vehicleId));
  if (ids.length > 0)
    await tx
      .insert(vehicleImages)
      .values(ids.map((imageId, index) => ({ vehicleId, imageId, position: index + 1 })));
}

/** Takes an image from the vehicle that has it as a further one. */
export async function releaseFurtherImage(tx: Database, imageId: string): Promise<void> {
  await lockUnshared(tx);
  const isImage = eq(vehicleImages.imageId, imageId);
  const owner = tx.select({ id: vehicleImages.vehicleId }).from(vehicleImages).where(isImage);
  await tx.update(vehicles).set(raised).where(inArray(vehicles.id, owner));
  await tx.delete(vehicleImages).where(isImage);
}

/** Raises the version, which the row itself does not when only further images change. */
export const raised = { version: sql`${vehicles.version} + 1` };
