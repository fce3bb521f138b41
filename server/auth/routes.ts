import type { FastifyInstance } from 'fastify';
import { login } from '../../contract/users/auth.ts';
import { prove } from '../../contract/users/proof.ts';
import { logout } from '../../contract/users/logout.ts';
import { done } from '../http/language.ts';
import { unauthorized, notFound, invalidField, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import type { Counted } from '../load/rate-limits.ts';
import { findLogin } from './accounts.ts';
import { passkeyCheck } from './check-passkey.ts';
import { checkPassword } from './check-password.ts';
import { visitOf } from './occurrence.ts';
import { sessionQueries, endSessions } from './sessions.ts';
import { originQueries, type KnownBy, type Origin } from './origins.ts';
import { checkRoom, verifyPassword } from './password.ts';
import { secondFactorOf } from './second-factor.ts';
import { startSession } from './start-session.ts';
import { endOtherSessions, endSession, listSessions } from '../../contract/users/sessions.ts';
import { siteOf } from '../http/network.ts';
import { toWallTime } from '../time/wall-times.ts';

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, limiter } = services;
  const checkPasskey = passkeyCheck(services);
  const secondFactor = secondFactorOf(services);
  const origins = originQueries(db);
  const sessions = sessionQueries(db);

  route(app, login, async ({ body, request }) => {
    // Once the queue is full, a refusal costs the database nothing.
    checkRoom(siteOf(request.ip));
    const visit = visitOf(request);
    const origin = { device: body.device, network: visit.network };
    const match = await origins.find(body.email, origin);
    const counts = countsOf(body.email, origin, match);
    // Strangers who share an address with the owner do not keep out a device of the owner's either.
    const ofAddress: Counted[] = match === 'device' ? [] : [['login of address', origin.network]];
    const user = await limiter.attempt([...ofAddress, ...counts], async () => {
      const found = await findLogin(db, { email: body.email });
      const hash = found?.passwordHash ?? null;
      return (await verifyPassword(body.password, hash, siteOf(request.ip))) ? found : undefined;
    });
    if (!user) throw unauthorized('login_failed', 'auth.loginFailed');
    for (const [kind, of] of counts) await limiter.reset(kind, of);
    await secondFactor.ask(user);
    const token = await startSession(db, user, {
      device: body.device,
      request,
      isKnown: match !== null,
    });
    if (!token) throw unauthorized('login_failed', 'auth.loginFailed');
    return { token };
  });

  route(app, prove, async ({ body: { password = '', credential }, session, request }) => {
    const { id } = session.user;
    const wrong = credential
      ? refused('passkey_refused', 'passkeys.notProved')
      : invalidField('password', 'wrong_password', 'users.passwordWrong');
    if (credential) await checkPasskey(request, credential, wrong, id);
    else await checkPassword(services, { id, password, request }, wrong);
    await sessions.prove(session);
    return done('auth.proved');
  });

  route(app, logout, async ({ session }) => {
    await sessions.remove(session);
    return done('auth.loggedOut');
  });
}

/**
 * The limits that a log-in counts against. Strangers share one per account, so that many networks guess no faster than
 * one. A known device or network has a limit of its own, which strangers cannot exhaust.
 */
function countsOf(email: string, { device, network }: Origin, match: KnownBy | null): Counted[] {
  if (match === 'device') return [['login of account from device', `${email} ${device}`]];
  if (match === 'network') return [['login of account from its network', `${email} ${network}`]];
  return [
    ['login of account from network', `${email} ${network}`],
    ['login of account', email],
  ];
}

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
