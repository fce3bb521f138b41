import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { rateNames, type changePrices, type RateName } from '../../contract/vehicle-prices.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { vehicles } from '../db/schema/index.ts';

type Change = z.output<typeof changePrices.body>['prices'][number];
type Rates = Record<RateName, number | null>;

export type PricesOutcome =
  | { outcome: 'written' }
  | { outcome: 'built in' }
  /** The vehicles that have other prices meanwhile, or are gone. */
  | { outcome: 'changed'; ids: number[] };

const columns = {
  id: vehicles.id,
  builtIn: vehicles.builtIn,
  pricePerHour: vehicles.pricePerHour,
  pricePerDay: vehicles.pricePerDay,
  pricePerWeek: vehicles.pricePerWeek,
};

const isSame = (one: Rates, other: Rates): boolean =>
  rateNames.every((name) => one[name] === other[name]);

/** Changes prices of vehicles, all or none. */
export const writePrices = (
  db: Database,
  changes: Change[],
  actor: Actor,
): Promise<PricesOutcome> =>
  db.transaction(async (tx) => {
    await actAs(tx, actor);
    const ids = changes.map(({ id }) => id);
    // In the order of their ids, so that two of these wait for each other; bookings do not.
    const rows = await tx
      .select(columns)
      .from(vehicles)
      .where(inArray(vehicles.id, ids))
      .orderBy(asc(vehicles.id))
      .for('no key update');
    const known = new Map(rows.map((row) => [row.id, row]));
    if (rows.some(({ builtIn }) => builtIn)) return { outcome: 'built in' };
    const changed = changes.filter(({ id, from }) => {
      const row = known.get(id);
      return !row || !isSame(row, from);
    });
    if (changed.length > 0) return { outcome: 'changed', ids: changed.map(({ id }) => id) };
    for (const { id, to } of changes) await tx.update(vehicles).set(to).where(eq(vehicles.id, id));
    return { outcome: 'written' };
  });
