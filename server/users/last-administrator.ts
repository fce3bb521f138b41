import { constraintOf } from '../db/driver/failures.ts';

/** Whether a change was refused by the database because it would take the last administrator who may log in. */
export const takesLastAdministrator = (error: unknown): boolean =>
  constraintOf(error) === 'last_administrator';
