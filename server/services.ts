import type { RateLimiter } from './load/rate-limits.ts';
import type { Config } from './config.ts';
import type { Database } from './db/index.ts';

/** What the features of a server work with. */
export interface Services {
  db: Database;
  config: Config;
  limiter: RateLimiter;
}
