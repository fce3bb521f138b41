import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { reservations, users, vehicles } from '../db/schema.ts';
import { userColumns } from '../users/columns.ts';
import { vehicleColumns } from '../vehicles/columns.ts';

/** Rows that one statement reads. A cursor would keep the embedded database's only connection. */
const pageSize = 1000;

/** All rows of a table in the order of their ids, read page by page. */
async function* pages<Row extends { id: number }>(
  page: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows: Row[];
  let after = 0;
  do {
    rows = await page(after);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === pageSize);
}

export function exportQueries(db: Database) {
  return {
    users: () =>
      pages((after) =>
        db
          .select({ ...userColumns, createdAt: users.createdAt })
          .from(users)
          .where(gt(users.id, after))
          .orderBy(asc(users.id))
          .limit(pageSize),
      ),

    vehicles: () =>
      pages((after) =>
        db
          .select(vehicleColumns)
          .from(vehicles)
          .where(gt(vehicles.id, after))
          .orderBy(asc(vehicles.id))
          .limit(pageSize),
      ),

    reservations: () =>
      pages((after) =>
        db
          .select({
            id: reservations.id,
            model: vehicles.model,
            customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
            email: users.email,
            pickUpAt: reservations.pickUpAt,
            pickUpLocation: reservations.pickUpLocation,
            dropOffAt: reservations.dropOffAt,
            dropOffLocation: reservations.dropOffLocation,
            status: reservations.status,
            totalPrice: reservations.totalPrice,
            createdAt: reservations.createdAt,
          })
          .from(reservations)
          .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
          .innerJoin(users, eq(users.id, reservations.userId))
          .where(gt(reservations.id, after))
          .orderBy(asc(reservations.id))
          .limit(pageSize),
      ),
  };
}

type Queries = ReturnType<typeof exportQueries>;
/** A row of one of the exports. */
export type Exported<Name extends keyof Queries> =
  ReturnType<Queries[Name]> extends AsyncGenerator<infer Row> ? Row : never;
