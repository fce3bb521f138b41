import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { terms as schema, type Terms } from '../../contract/terms.ts';
import type { Database } from '../db/index.ts';
import { terms } from '../db/schema.ts';

/** What the site's build tells the server. */
const companyFile = z.object({ terms: schema });

export function termsQueries(db: Database) {
  return {
    async find(hash: string): Promise<Terms | null> {
      const [row] = await db.select().from(terms).where(eq(terms.hash, hash));
      return row ?? null;
    },

    /** Stores terms, once. */
    async store(row: Terms): Promise<void> {
      await db.insert(terms).values(row).onConflictDoNothing();
    },
  };
}

/**
 * The hash of the terms that customers of the built site agree to, whose text is in the database; null without a site. A
 * build while the server runs may bring others.
 */
export function currentTerms(db: Database, site: string): () => Promise<string | null> {
  const file = join(site, '.company.json');
  const { store } = termsQueries(db);
  let builtAt = 0;
  let current: Promise<string | null> = Promise.resolve(null);

  async function load(): Promise<string> {
    const { terms: built } = companyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    await store(built);
    return built.hash;
  }

  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === builtAt) return current;
    builtAt = changedAt;
    current = changedAt === 0 ? Promise.resolve(null) : load();
    // Tried again with the next booking.
    current.catch(() => (builtAt = 0));
    return current;
  };
}
