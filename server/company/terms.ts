import { eq, sql } from 'drizzle-orm';
import type { Terms } from '../../contract/reservations/terms.ts';
import type { Database } from '../db/index.ts';
import { terms } from '../db/schema/index.ts';
import type { CompanyFacts } from './facts.ts';

export function termsQueries(db: Database) {
  return {
    async find(hash: string): Promise<Terms | null> {
      const [row] = await db.select().from(terms).where(eq(terms.hash, hash));
      return row ?? null;
    },

    /** Stores terms, once. Only their translation may be mended later. */
    async store({ translation, ...row }: Terms): Promise<void> {
      await db
        .insert(terms)
        .values({ ...row, translation })
        .onConflictDoUpdate({
          target: terms.hash,
          set: { translation },
          setWhere: sql`${terms.translation} is distinct from ${translation}`,
        });
    },
  };
}

/**
 * The hash of the terms that customers of the built site agree to, whose text is in the database; null without a site.
 */
export function currentTerms(
  db: Database,
  company: () => CompanyFacts | null,
): () => Promise<string | null> {
  const { store } = termsQueries(db);
  let lastFacts: CompanyFacts | null = null;
  let current: Promise<string | null> = Promise.resolve(null);

  async function keep({ terms: built }: CompanyFacts): Promise<string> {
    await store(built);
    return built.hash;
  }

  return async () => {
    const facts = company();
    if (facts === lastFacts) return current;
    lastFacts = facts;
    current = facts ? keep(facts) : Promise.resolve(null);
    // Tried again with the next booking.
    current.catch(() => (lastFacts = null));
    return current;
  };
}
