import type { CompanyFacts } from './company/index.ts';
import type { RateLimiter } from './load/rate-limits.ts';
import type { Config } from './config.ts';
import type { Executor } from './db/index.ts';

/** What every feature is given. */
export interface Services {
  db: Executor;
  config: Config;
  limiter: RateLimiter;
  /** The facts of the built site; null without one. */
  company: () => CompanyFacts | null;
  /** The hash of the terms that bookings are made under; null without a site. */
  currentTerms: () => Promise<string | null>;
}
