import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languages } from '../../contract/texts/language.ts';
import { place } from '../../contract/site/places.ts';
import { terms } from '../../contract/reservations/terms.ts';

/** What the site's build tells the server. */
const facts = z.object({
  terms,
  company: z.object({
    brand: z.string(),
    legalName: z.string(),
    host: z.string(),
    mail: z.string(),
    phones: z.array(z.string()),
    address: z.object({
      street: z.string(),
      zipCode: z.string(),
      town: z.string(),
      country: z.string(),
      /** ISO 3166-1 alpha-2. Sites of the release before did not say it. */
      countryCode: z.string().default('DE'),
    }),
    register: z.object({
      court: z.string(),
      number: z.string(),
      vatId: z.string(),
      taxNumber: z.string().default(''),
      directors: z.string(),
    }),
    bank: z
      .object({ holder: z.string(), iban: z.string(), bic: z.string() })
      .nullable()
      .default(null),
    untaxedBecause: z.record(z.enum(languages), z.string()).default({ de: '', en: '' }),
  }),
  /** Where vehicles are handed over, in the site's order. */
  places: z.array(place),
  /** The settings that it was built with, as JSON. Sites of the release before did not say them. */
  business: z.string().optional(),
});
export type CompanyFacts = z.output<typeof facts>;

/** The code of the company's country, without a site Germany's. */
export const homeOf = (facts: CompanyFacts | null): string =>
  facts?.company.address.countryCode ?? 'DE';

/** Reads the facts of the built site; null without one. A build while the server runs may bring others. */
export function companyFacts(site: string): () => CompanyFacts | null {
  const file = join(site, '.company.json');
  let builtAt = 0;
  let current: CompanyFacts | null = null;

  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === builtAt) return current;
    current = changedAt === 0 ? null : facts.parse(JSON.parse(readFileSync(file, 'utf8')));
    builtAt = changedAt;
    return current;
  };
}
