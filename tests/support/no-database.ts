import { newExecutor } from '../../server/db/driver/executor.ts';
import { newPool } from '../../server/db/driver/pool.ts';

const refuse = () => Promise.reject(new Error('There is no database'));

/** For apps whose answers need none: each statement fails. */
export const noDatabase = () =>
  newExecutor(newPool({ max: 0 }), { single: refuse, read: refuse, write: refuse }).db;
