import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/index.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';

/** Creates the built-in administrator as a start does. */
export const createAdministrator = (db: Database, settings: Config): Promise<boolean> =>
  ensureAdministrator(db, settings, { published: demoLogins.administrator });
