import { and, asc, eq, sql } from 'drizzle-orm';
import type { vehicleSorts } from '../../contract/vehicles.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import type { Database, Executor } from '../db/index.ts';
import { selectPage, type Page, type PageQuery } from '../db/page.ts';
import { images, vehicles } from '../db/schema.ts';
import { hasVersion, type Versions } from '../http/versions.ts';
import { vehicleColumns, type VehicleRow } from './columns.ts';

type VehicleFields = Omit<typeof vehicles.$inferInsert, 'id' | 'builtIn' | 'createdAt' | 'version'>;
/** The outcome of writing a vehicle. */
export type VehicleOutcome = 'written' | 'missing' | 'no image' | 'image taken' | 'in use';
type VehiclePage = PageQuery<(typeof vehicleSorts)[number]>;

const vehicleList = {
  name: 'vehicles',
  table: vehicles,
  columns: vehicleColumns,
  hasGenericPlan: true,
};

export function vehicleQueries(db: Executor) {
  const selectAll = db.read
    .select(vehicleColumns)
    .from(vehicles)
    .orderBy(asc(vehicles.model), asc(vehicles.id))
    .prepare('vehicle_list');
  const selectOne = db.read
    .select({ ...vehicleColumns, version: vehicles.version })
    .from(vehicles)
    .where(eq(vehicles.id, sql.placeholder('id')))
    .prepare('vehicle_find');

  return {
    list: (): Promise<VehicleRow[]> => selectAll.execute(),

    page: (query: VehiclePage): Promise<Page<VehicleRow>> =>
      selectPage(db.read, vehicleList, { ...query, by: vehicles[query.sort] }),

    async find(id: number): Promise<(VehicleRow & { version: number }) | null> {
      const [row] = await selectOne.execute({ id });
      return row ?? null;
    },

    async isBuiltInImage(imageId: string): Promise<boolean> {
      const where = and(eq(vehicles.imageId, imageId), eq(vehicles.builtIn, true));
      return (await db.select({ id: vehicles.id }).from(vehicles).where(where)).length > 0;
    },

    /** Adds a vehicle unless its image does not exist or belongs to another vehicle. */
    async create(vehicle: VehicleFields): Promise<VehicleOutcome> {
      return withImage(db, vehicle.imageId, () =>
        db.insert(vehicles).values(vehicle).returning({ id: vehicles.id }),
      );
    },

    /** Changes a vehicle in one of these versions; in any other it is `missing`. */
    async update(id: number, vehicle: VehicleFields, versions: Versions): Promise<VehicleOutcome> {
      const where = and(eq(vehicles.id, id), hasVersion(vehicles.version, versions));
      return withImage(db, vehicle.imageId, () =>
        db.update(vehicles).set(vehicle).where(where).returning({ id: vehicles.id }),
      );
    },

    async remove(id: number): Promise<VehicleOutcome> {
      return outcomeOf(() =>
        db.delete(vehicles).where(eq(vehicles.id, id)).returning({ id: vehicles.id }),
      );
    },
  };
}

async function withImage(
  db: Database,
  imageId: string,
  write: () => PromiseLike<unknown[]>,
): Promise<VehicleOutcome> {
  const existing = await db.select({ id: images.id }).from(images).where(eq(images.id, imageId));
  return existing.length === 0 ? 'no image' : outcomeOf(write);
}

async function outcomeOf(write: () => PromiseLike<unknown[]>): Promise<VehicleOutcome> {
  try {
    return (await write()).length > 0 ? 'written' : 'missing';
  } catch (error) {
    if (hasSqlState(error, 'unique')) return 'image taken';
    if (hasSqlState(error, 'foreignKey')) return 'in use';
    throw error;
  }
}
