import type { User } from '../../contract/users.ts';

/** The session that a request's token names. */
export interface Session {
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  user: User;
}

export const isAdministrator = ({ user }: Session): boolean => user.roles.includes('Administrator');
