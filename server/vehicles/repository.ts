import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dueChange } from '../../contract/vehicles/due-edit.ts';
import type { vehicleSorts } from '../../contract/vehicles/vehicles.ts';
import { limits } from '../../contract/values/limits.ts';
import type { ChangeCursor } from '../../contract/wire/changes.ts';
import { selectChanges } from '../changes/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database, Executor } from '../db/index.ts';
import { orderBy } from '../db/page-parts.ts';
import { selectPage, type Page, type PageQuery } from '../db/page.ts';
import { pick } from '../db/pick.ts';
import {
  counterSteps,
  isInService,
  reservations,
  vehicleImages,
  vehicles,
} from '../db/schema/index.ts';
import { hasVersion, type Versions } from '../http/versions.ts';
import { rowsToRead } from '../http/page-answer.ts';
import { fleetColumns, furtherImages, vehicleColumns, type VehicleRow } from './columns.ts';
import { countEquals, countKind, isCheapestOfKind, isFirstEqual } from './equal.ts';
import {
  findImageProblem,
  lockUnshared,
  raised,
  releaseFurtherImage,
  storeFurtherImages,
  type ImageProblem,
} from './images.ts';
import { checkPlate } from './plates.ts';
import { matchingVehicles, type VehicleFilter } from './search.ts';
import { inspectionFrom, vehicleState } from './state.ts';

type VehicleFields = Omit<
  typeof vehicles.$inferInsert,
  | ('id' | 'builtIn' | 'sharedPlate' | 'retiredAt' | 'createdAt' | 'version')
  | ('firstDueOn' | 'blockingDueOn')
>;
export type VehicleOutcome = 'written' | 'missing' | 'in use' | ImageProblem;
type VehiclePage = PageQuery<(typeof vehicleSorts)[number]>;

const withImages = { ...vehicleColumns, furtherImages };
const vehicleList = { table: vehicles, columns: withImages, shown: isInService };
/** One row stands for several. */
const groupLists = {
  true: { of: countEquals, where: isFirstEqual },
  kind: { of: countKind, where: isCheapestOfKind },
};
const fleetRow = { ...fleetColumns, furtherImages };
const anyFleet = {
  table: vehicles,
  columns: { ...fleetRow, state: vehicleState, inspectionFrom },
};
const listedFleet = { ...anyFleet, shown: isInService };

export function vehicleQueries(db: Executor) {
  const selectAll = db.read
    .select(withImages)
    .from(vehicles)
    .where(isInService)
    .orderBy(...orderBy(vehicles.model, vehicles.id, { direction: 'ASC' }))
    .limit(rowsToRead)
    .prepare('vehicle_list');
  const selectOne = db.read
    .select({ ...withImages, version: vehicles.version, retiredAt: vehicles.retiredAt })
    .from(vehicles)
    .where(eq(vehicles.id, sql.placeholder('id')))
    .prepare('vehicle_find');

  return {
    list: (): Promise<VehicleRow[]> => selectAll.execute(),

    page: (query: VehiclePage): Promise<Page<VehicleRow>> =>
      selectPage(db, vehicleList, { ...query, by: vehicles[query.sort] }),

    /** The same of the first of equal vehicles each, or of the cheapest of each kind, with their number. */
    pageOfGroups(
      query: VehiclePage,
      group: keyof typeof groupLists,
    ): Promise<Page<VehicleRow & { of: number }>> {
      const { of, where } = groupLists[group];
      const list = { ...vehicleList, columns: { ...withImages, of: sql`${of}`.mapWith(Number) } };
      return selectPage(db, list, { ...query, by: vehicles[query.sort], where });
    },

    async find(
      id: number,
    ): Promise<(VehicleRow & { version: number; retiredAt: Date | null }) | null> {
      const [row] = await selectOne.execute({ id });
      return row ?? null;
    },

    async findInFleet(id: number) {
      const columns = { ...anyFleet.columns, version: vehicles.version };
      const [row] = await db.select(columns).from(vehicles).where(eq(vehicles.id, id));
      return row ?? null;
    },

    async findPlate(id: number): Promise<string | null> {
      const columns = { licencePlate: vehicles.licencePlate };
      const [row] = await db.select(columns).from(vehicles).where(eq(vehicles.id, id));
      return row?.licencePlate ?? null;
    },

    /** `today` is the day at the company's place. Retired vehicles have a list of their own. */
    pageFleet: (query: VehiclePage & VehicleFilter, today: string) =>
      selectPage(db, query.state === 'retired' ? anyFleet : listedFleet, {
        ...query,
        by: vehicles[query.sort],
        where: matchingVehicles(query, today),
        isFoundOnce: Boolean(query.search) || query.state !== undefined,
      }),

    changed: (after: ChangeCursor, size: number) =>
      selectChanges(db, { kind: 'vehicle', table: vehicles, columns: fleetRow }, after, size),

    async isBuiltInImage(imageId: string): Promise<boolean> {
      const isOne = or(eq(vehicles.imageId, imageId), eq(vehicleImages.imageId, imageId));
      const rows = await db
        .select({ id: vehicles.id })
        .from(vehicles)
        .leftJoin(vehicleImages, eq(vehicleImages.vehicleId, vehicles.id))
        .where(and(isOne, eq(vehicles.builtIn, true)));
      return rows.length > 0;
    },

    /** Takes an image that is deleted from the vehicle that has it as a further one. */
    releaseImage: (imageId: string, actor: Actor): Promise<void> =>
      db.transaction(async (tx) => {
        await actAs(tx, actor);
        await releaseFurtherImage(tx, imageId);
      }),

    /**
     * Adds a vehicle unless one of its images does not exist or belongs to another vehicle.
     * @throws AppError `plate_taken`
     */
    create: (
      vehicle: VehicleFields,
      furtherIds: FurtherIds,
      actor: Actor,
    ): Promise<VehicleOutcome | { id: number }> =>
      write<{ id: number }>(db, actor, async (tx) => {
        const otherIds = withoutMain(vehicle.imageId, furtherIds ?? []);
        const problem = await findImageProblem(tx, [vehicle.imageId, ...otherIds], null);
        if (problem) return problem;
        await checkPlate(tx, vehicle.licencePlate, null);
        const [row] = await tx.insert(vehicles).values(vehicle).returning({ id: vehicles.id });
        await storeFurtherImages(tx, row!.id, otherIds);
        return row!;
      }),

    /**
     * Changes a vehicle in one of these versions; in any other it is `missing`.
     * @throws AppError `plate_taken`
     */
    update: (
      id: number,
      vehicle: VehicleFields,
      { furtherIds, versions, actor }: { furtherIds: FurtherIds; versions: Versions; actor: Actor },
    ): Promise<VehicleOutcome> =>
      write(db, actor, async (tx) => {
        const where = and(eq(vehicles.id, id), hasVersion(vehicles.version, versions));
        const stands = { furtherImages, ...plateColumns };
        const [row] = await tx.select(stands).from(vehicles).where(where).for('update');
        if (!row) return 'missing';
        const { imageId } = vehicle;
        const stored = row.furtherImages;
        const otherIds = withoutMain(
          imageId,
          furtherIds === undefined ? stored : (furtherIds ?? []),
        );
        const added = otherIds.filter((otherId) => !stored.includes(otherId));
        const problem = await findImageProblem(tx, [imageId, ...added], id);
        if (problem) return problem;
        const { licencePlate = row.licencePlate } = vehicle;
        const sharedPlate = row.sharedPlate && licencePlate === row.licencePlate;
        if (!row.retiredAt && !sharedPlate) await checkPlate(tx, licencePlate, id);
        const isOther = otherIds.join() !== stored.join();
        await tx
          .update(vehicles)
          .set({ ...vehicle, sharedPlate, ...(isOther && raised) })
          .where(eq(vehicles.id, id));
        if (isOther) await storeFurtherImages(tx, id, otherIds);
        return 'written';
      }),

    /** What was read off it at the counter, the latest, oldest first. */
    async readings(id: number) {
      const { at, mileageKm, reservationId, kind } = counterSteps;
      const rows = await db.read
        .select({ at, mileageKm, reservationId, step: kind })
        .from(counterSteps)
        .innerJoin(reservations, eq(reservations.id, reservationId))
        .where(and(eq(reservations.vehicleId, id), isNotNull(mileageKm)))
        .orderBy(desc(at), desc(kind))
        .limit(limits.readings);
      return rows.toReversed();
    },

    /** Changes the days of one of a vehicle's dues; false if it has no such one by now. */
    changeDue: (id: number, { due, ...days }: z.output<typeof dueChange>, actor: Actor) =>
      db.transaction(async (tx) => {
        await actAs(tx, actor);
        const where = eq(vehicles.id, id);
        const [row] = await tx
          .select({ dues: vehicles.dues })
          .from(vehicles)
          .where(where)
          .for('update');
        const index = row?.dues.findIndex((other) => isDeepStrictEqual(other, due)) ?? -1;
        if (index === -1) return false;
        await tx
          .update(vehicles)
          .set({ dues: row!.dues.with(index, { ...due, ...days }) })
          .where(where);
        return true;
      }),

    remove: (id: number, actor: Actor): Promise<VehicleOutcome> =>
      outcomeOf(() =>
        db.transaction(async (tx) => {
          await actAs(tx, actor);
          const rows = await tx
            .delete(vehicles)
            .where(eq(vehicles.id, id))
            .returning({ id: vehicles.id });
          return rows.length > 0 ? 'written' : 'missing';
        }),
      ),
  };
}

const plateColumns = pick(vehicles, 'licencePlate', 'sharedPlate', 'retiredAt');

/** A vehicle's further images in their order; null for none, undefined to leave them as they are. */
type FurtherIds = string[] | null | undefined;

/** As the database writes them: clients may send capitals. */
const withoutMain = (main: string, ids: string[]): string[] =>
  [...new Set(ids.map((id) => id.toLowerCase()))].filter((id) => id !== main.toLowerCase());

/** Writes in a transaction, in which no other vehicle takes an image or a licence plate. */
const write = <Written = 'written'>(
  db: Database,
  actor: Actor,
  work: (tx: Database) => Promise<VehicleOutcome | Written>,
) =>
  outcomeOf(() =>
    db.transaction(async (tx) => {
      await actAs(tx, actor);
      await lockUnshared(tx);
      return work(tx);
    }),
  );

async function outcomeOf<Written>(
  work: () => Promise<VehicleOutcome | Written>,
): Promise<VehicleOutcome | Written> {
  try {
    return await work();
  } catch (error) {
    if (hasSqlState(error, 'unique')) return 'image taken';
    if (hasSqlState(error, 'foreignKey')) return 'in use';
    throw error;
  }
}
