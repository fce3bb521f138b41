import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { settings } from '../db/schema/own-use.ts';

const name = 'network_key';

/** Hashes networks with a key of this database, which no backup has: an address cannot be found by trying all. */
export function networkHasher(db: Database) {
  let networkKey: string | undefined;
  return async (network: string): Promise<Buffer> => {
    networkKey ??= await readKey(db);
    return createHmac('sha256', networkKey).update(network).digest();
  };
}

/** Of servers that start together, one makes it. */
async function readKey(db: Database): Promise<string> {
  const value = randomBytes(32).toString('base64');
  await db.insert(settings).values({ key: name, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, name));
  return row!.value;
}
