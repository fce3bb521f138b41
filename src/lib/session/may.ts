import { hasRight, isWithin, type Right } from '../../../contract/wire/rights.ts';
import { $session } from './session.ts';

const ownRoles = (): readonly string[] => {
  const session = $session.get();
  return session.state === 'user' ? session.user.roles : [];
};

/** Whether the user has a right. With other roles they log in anew. */
export const may = (right: Right): boolean => hasRight(ownRoles(), right);

/** Whether the user may change somebody with these roles: the server refuses it where those give more than theirs. */
export const mayChange = (roles: readonly string[]): boolean => isWithin(roles, ownRoles());
