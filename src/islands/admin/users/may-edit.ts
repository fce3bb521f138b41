import { may, mayChange } from '../../../lib/session/may.ts';

/** Whether the user may edit somebody's record. */
export const mayEdit = ({ roles }: { roles: readonly string[] }): boolean =>
  may('customers.write') && mayChange(roles);
