import { eq, getTableName } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { tableStates } from '../db/schema/own-use.ts';
import type { Queue } from '../db/index.ts';
import { vehicles } from '../db/schema/index.ts';
import { tagged, type Tagged } from '../http/versions.ts';
import { shareReads } from '../load/share-reads.ts';

/** Bytes. */
const capacity = 16 * 1024 * 1024;
/** Bytes that an entry takes besides its list. Anybody may ask for many short pages. */
const overhead = 500;

/**
 * Caches encoded lists until a vehicle changes. Whether one did is read once for all calls of one turn of the event loop, so
 * that no answer is older than its call, whichever server changed the vehicle.
 */
export function listCache(queue: Queue) {
  const selectState = queue
    .select({ state: tableStates.state })
    .from(tableStates)
    .where(eq(tableStates.table, getTableName(vehicles)))
    .prepare('vehicle_state');
  const share = shareReads<string>();
  let cached = emptyCache('');

  return async (key: string, read: () => Promise<unknown>): Promise<Tagged> => {
    const current = await share('', async () => (await selectState.execute())[0]!.state);
    if (cached.state !== current) cached = emptyCache(current);
    const { lists, reads } = cached;
    const load = async () => {
      const list = tagged(JSON.stringify(await read()));
      lists.set(key, list);
      return list;
    };
    return (
      lists.get(key) ??
      reads.getOrInsertComputed(key, () => load().finally(() => reads.delete(key)))
    );
  };
}

/** What was read while the vehicles were in one state, and what is being read. */
const emptyCache = (of: string) => ({
  state: of,
  lists: new LRUCache<string, Tagged>({
    maxSize: capacity,
    // A string may take two bytes a character.
    sizeCalculation: ({ body }) => overhead + 2 * body.length,
  }),
  reads: new Map<string, Promise<Tagged>>(),
});
