import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRight, isWithin, type Right } from '../../contract/wire/rights.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { forbidden, unauthorized } from './errors.ts';
import type { User } from '../../contract/users/users.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the session of a token; null when it is unknown or over. */
    findSession: (token: string) => Promise<Session | null>;
  }
  interface FastifyRequest {
    /** The caller's session; null on public calls. */
    session: Session | null;
  }
}

const bearer = /^Bearer +([\w-]{43})$/i;

/**
 * A hook that lets only a logged-in user pass, before the body is read: with `right` only staff who have it, and where a call
 * `needsProof` only who has proved to be that user lately.
 */
export const authenticate = ({ right, needsProof }: Pick<Endpoint, 'right' | 'needsProof'>) =>
  async function (this: FastifyInstance, request: FastifyRequest): Promise<void> {
    const session = await sessionOf(this, request);
    if (!session) throw unauthorized();
    if (right && !may(session, right)) throw forbidden();
    if (needsProof === true) checkProved(session);
    request.session = session;
  };

/** The session of a request's token, also on public calls; null without a valid one. */
export async function sessionOf(
  { findSession }: FastifyInstance,
  { headers }: FastifyRequest,
): Promise<Session | null> {
  const token = bearer.exec(headers.authorization ?? '')?.[1];
  return token ? findSession(token) : null;
}

/** The session that a request's token names. */
export interface Session {
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  user: User;
  /** Whether the user has proved who they are within 15 minutes. */
  isProved: boolean;
}

/** Throws a 403 unless the user has proved who they are within 15 minutes. */
export function checkProved({ isProved }: Session): void {
  if (!isProved) throw forbidden('proof_needed', 'auth.proofNeeded');
}

/** Throws a 403 unless the caller has a right. */
export function checkMay(session: Session, right: Right): void {
  if (!may(session, right)) throw forbidden();
}

/** Throws a 403 if these roles, of another user, give a right that the caller lacks. */
export function checkWithin({ user }: Session, roles: readonly string[]): void {
  if (!isWithin(roles, user.roles)) throw forbidden();
}

/** Whether the caller has a right. */
export const may = ({ user }: Session, right: Right): boolean => hasRight(user.roles, right);
