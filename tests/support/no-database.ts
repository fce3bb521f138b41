import { newExecutor } from '../../server/db/driver/executor.ts';
import { newPool } from '../../server/db/driver/pool.ts';

const refuse = () => Promise.reject(new Error('There is no database'));
const lanes = { exclusive: refuse, read: refuse, scan: refuse, write: refuse };

/** A database for apps that need none: every statement fails. */
export const noDatabase = () => newExecutor(newPool({ max: 0 }), lanes).db;
