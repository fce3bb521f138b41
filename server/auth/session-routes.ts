import type { FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, listSessions } from '../../contract/sessions.ts';
import { notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { endSessions, sessionQueries } from './sessions.ts';

/** A user's calls about where they are logged in. */
export function sessionRoutes(app: FastifyInstance, { db, config }: Services): void {
  const sessions = sessionQueries(db);

  route(app, listSessions, async ({ session }) =>
    (await sessions.list(session)).map(({ since, lastUsedAt, ...row }) => ({
      ...row,
      since: toWallTime(since, config.timeZone),
      lastUsedAt: toWallTime(lastUsedAt, config.timeZone),
    })),
  );

  route(app, endOtherSessions, async ({ session }) => {
    await endSessions(db, session.user.id, session);
    return done('account.othersEnded');
  });

  route(app, endSession, async ({ params: { id }, session }) => {
    const isEnded = await sessions.end(id, session.user.id);
    if (!isEnded) throw notFound('session_not_found', 'account.noSession');
    return done('account.sessionEnded');
  });
}
