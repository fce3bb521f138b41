import { newExecutor } from '../../server/db/driver/executor.ts';
import { newPool } from '../../server/db/driver/pool.ts';

const refuse = () => Promise.reject(new Error('There is no database'));

/** A database for apps that need none: every statement fails. */
export const noDatabase = () =>
  newExecutor(newPool({ max: 0 }), { exclusive: refuse, read: refuse, write: refuse }).db;
