import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/index.ts';
import { forbidden } from '../http/errors.ts';
import { isSwitchedOff } from './accounts.ts';
import { visitOf } from './occurrence.ts';
import { originQueries } from './origins.ts';
import { createSession, type Entering } from './sessions.ts';
import { tellOwner } from './tell-owner.ts';

interface From {
  device: string | undefined;
  /** Whether the user is known to log in from there. */
  isKnown?: boolean;
  /** Whether the company's identity provider proved it. */
  isByCompany?: boolean;
  request: FastifyRequest;
}

/**
 * Logs a user in, however they have proved who they are: the one place where sessions start. Remembers from where, and tells
 * who was known from other places only. Returns the session's token; null when the user is gone or their password or roles were changed,
 * and a 403 is thrown when they are switched off.
 */
export async function startSession(
  db: Database,
  user: Entering,
  { device, request, isKnown = false, isByCompany = false }: From,
): Promise<string | null> {
  const visit = visitOf(request);
  const token = await createSession(db, user, visit, isByCompany);
  if (!token && (await isSwitchedOff(db, user.id)))
    throw forbidden('switched_off', 'auth.switchedOff');
  if (!token) return null;
  const origin = { device, network: visit.network };
  if (isKnown) {
    await originQueries(db).remember(user, origin);
    return token;
  }
  await db.transaction(async (tx: Database) => {
    if (await originQueries(tx).remember(user, origin))
      await tellOwner(tx, 'new-device', user.id, request);
  });
  return token;
}
