import type { TaxSettings } from '../reservations/index.ts';
import type { Config } from '../config.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Database } from '../db/index.ts';

/** What mails and their attachments are written with. */
export interface Context {
  db: Database;
  company: CompanyFacts;
  /** The site's address, for links. */
  siteUrl: string;
  config: Pick<Config, 'mail' | 'cancellationHours'> & TaxSettings;
}
