import type { FastifyInstance } from 'fastify';
import { createKey, deleteKey, listKeys } from '../../contract/office/keys.ts';
import { addDays } from '../../contract/values/times.ts';
import { actorOf, checkMay } from '../http/authenticate.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import { allowed, type RateLimiter } from '../load/rate-limits.ts';
import type { Services } from '../services.ts';
import { startOfDay, toWallTime } from '../time/wall-times.ts';
import { keyQueries } from './repository.ts';

/** Keys by which other programs call. */
export function keyRoutes(app: FastifyInstance, { db, config }: Services): void {
  const keys = keyQueries(db);
  const zone = config.timeZone;

  route(app, listKeys, async () =>
    (await keys.list()).map(({ createdAt, usedAt, expiresAt, ...key }) => ({
      ...key,
      createdAt: toWallTime(createdAt, zone),
      lastUsedAt: usedAt && toWallTime(usedAt, zone),
      expiresOn: expiresAt && addDays(toWallTime(expiresAt, zone).slice(0, 10), -1),
    })),
  );

  route(app, createKey, async ({ body: { name, rights, expiresOn }, session }) => {
    for (const right of rights) checkMay(session, right);
    const expiresAt = expiresOn ? startOfDay(expiresOn, zone, 1) : null;
    if (expiresAt && expiresAt <= new Date())
      throw invalidField('expiresOn', 'out_of_order', 'keys.expired');
    const values = { userId: session.user.id, name, rights: [...new Set(rights)], expiresAt };
    return { ...done('keys.created'), key: await keys.create(values, actorOf(session)) };
  });

  route(app, deleteKey, async ({ params: { id }, session }) => {
    if (!(await keys.remove(id, actorOf(session))))
      throw notFound('key_not_found', 'keys.notFound');
    return done('keys.revoked');
  });
}

/** Counts a call of a key, and returns headers that tell its limit. Throws a 429 beyond it. */
export async function countCall(limiter: RateLimiter, keyId: number) {
  const { left, wait } = await limiter.count('calls of key', String(keyId));
  if (left === Infinity) return {} as Record<string, string>;
  return {
    'ratelimit-limit': String(allowed['calls of key'].most),
    'ratelimit-remaining': String(left),
    'ratelimit-reset': String(Math.ceil(wait)),
  };
}
