import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRight, rights, type Right } from '../../contract/wire/rights.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import type { Actor } from '../db/actor.ts';
import { forbidden, unauthorized } from './errors.ts';
import type { User } from '../../contract/users/users.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the session of a token, or the one that an API key stands for; null when it is unknown or over. */
    findSession: (token: string) => Promise<Session | null>;
    /** Counts a call of an API key, and returns headers that tell its limit. Throws a 429 beyond it. */
    countCall: (keyId: number) => Promise<Record<string, string>>;
  }
  interface FastifyRequest {
    /** The caller's session; null on public calls. */
    session: Session | null;
    /** Whether its body was on the way when the session was found. */
    isArriving: boolean;
  }
}

const bearer = /^Bearer +((?:rk_)?[\w-]{43})$/i;

export type Guard = Pick<Endpoint, 'right' | 'needsProof'>;

/**
 * A hook that lets only a logged-in user pass, before the body is read: with `right` only staff who have it, and where a call
 * `needsProof` only who has proved to be that user lately. What takes no right is for people: no API key passes.
 */
export const authenticate = (guard: Guard) =>
  async function (
    this: FastifyInstance,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const session = await sessionOf(this, request);
    if (session?.key) reply.headers(await this.countCall(session.key.id));
    request.session = checkGuard(session, guard);
    request.isArriving = request.raw.complete === false;
  };

/** A hook that asks again once a body is there that came later. */
export async function authenticateLate(request: FastifyRequest): Promise<void> {
  if (request.isArriving) await authenticateAgain(request);
}

/** Asks again who calls, of a call that takes a session: they may be logged out, or have lost the right, since it began. A proof that was fresh then is enough. */
export async function authenticateAgain(request: FastifyRequest): Promise<void> {
  const { guard } = request.routeOptions.config;
  if (!guard) throw unauthorized();
  const session = await sessionOf(request.server, request);
  request.session = checkGuard(session, { ...guard, needsProof: false });
}

function checkGuard(session: Session | null, { right, needsProof }: Guard): Session {
  if (!session) throw unauthorized();
  if (right ? !may(session, right) : session.key) throw forbidden();
  if (needsProof === true) checkProved(session);
  return session;
}

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
  /** The API key by which a program calls for the user, with what it was given; null for themselves. */
  key: { id: number; rights: Right[] } | null;
  /** Whether the user has proved who they are within 15 minutes; for a key its making counts. */
  isProved: boolean;
}

/** Throws a 403 unless the user has proved who they are within 15 minutes. */
export function checkProved({ isProved }: Session): void {
  if (!isProved) throw forbidden('proof_needed', 'auth.proofNeeded');
}

/** Who writes, for the history. */
export const actorOf = ({ user, key }: Session): Actor =>
  key ? { userId: user.id, keyId: key.id } : user.id;

/** Throws a 403 unless the caller has a right. */
export function checkMay(session: Session, right: Right): void {
  if (!may(session, right)) throw forbidden();
}

/** Throws a 403 if these roles, of another user, give a right that the caller lacks. */
export function checkWithin(session: Session, roles: readonly string[]): void {
  if (rights.some((right) => hasRight(roles, right) && !may(session, right))) throw forbidden();
}

/** Whether the caller has a right: of a key only what its maker still has, too. */
export const may = ({ user, key }: Session, right: Right): boolean =>
  hasRight(user.roles, right) && (key?.rights.includes(right) ?? true);
