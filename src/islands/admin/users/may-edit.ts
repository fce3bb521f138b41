import { $session } from '../../../lib/session/session.ts';
import { may, mayChange } from '../../../lib/session/may.ts';

/** Whether the user may edit somebody's record. */
export const mayEdit = ({ roles }: { roles: readonly string[] }): boolean =>
  may('customers.write') && mayChange(roles);

interface Colleague {
  id: number;
  builtIn: boolean;
  roles: readonly string[];
}

/** Whether the user may change a colleague's roles and access: not their own, nor where those give more than theirs. */
export function mayManage({ id, builtIn, roles }: Colleague): boolean {
  const session = $session.get();
  const isOwn = session.state === 'user' && session.user.id === id;
  return !builtIn && !isOwn && may('roles') && mayChange(roles);
}
