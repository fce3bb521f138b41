import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createPasskey,
  createRecoveryCodes,
  deletePasskey,
  listPasskeys,
  loginByFirstPasskey,
  loginByPasskey,
  loginByRecoveryCode,
  loginOptions,
  passkeyOptions,
} from '../../contract/users/passkeys.ts';
import { conflict, invalidField, notFound, refused, unauthorized } from '../http/errors.ts';
import type { Database } from '../db/index.ts';
import { done } from '../http/language.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { findLogin } from './accounts.ts';
import { challengeQueries } from './challenges.ts';
import { noting, passkeyCheck } from './check-passkey.ts';
import { type NewPasskey, passkeyQueries } from './passkeys.ts';
import { needsSecondFactor } from './second-factor.ts';
import { startSession } from './start-session.ts';
import { tellOwner } from './tell-owner.ts';
import { readAnswer, Refusal, relyingParty } from './webauthn.ts';

const notAdded = () => refused('passkey_refused', 'passkeys.notAdded');
const expired = () => refused('challenge_invalid', 'passkeys.expired');

/** Adds a passkey and tells its user so by mail; false if it cannot be added. */
const addPasskey = (
  db: Database,
  userId: number,
  key: NewPasskey,
  { request, isFirst = false }: { request: FastifyRequest; isFirst?: boolean },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isAdded = await passkeyQueries(tx).add(userId, key, isFirst);
    if (isAdded) await tellOwner(tx, 'new-passkey', userId, request);
    return isAdded;
  });

/** Calls about one's own passkeys and recovery codes. */
export function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, limiter } = services;
  const passkeys = passkeyQueries(db);
  const challenges = challengeQueries(db);
  const site = relyingParty(services);

  route(app, listPasskeys, async ({ session: { user } }) => {
    const wallTime = (time: Date) => toWallTime(time, config.timeZone);
    const [known, recoveryCodes] = await Promise.all([
      passkeys.list(user.id),
      needsSecondFactor(config, user) ? passkeys.countCodes(user.id) : null,
    ]);
    return {
      passkeys: known.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        createdAt: wallTime(createdAt),
        lastUsedAt: usedAt && wallTime(usedAt),
      })),
      recoveryCodes,
    };
  });

  route(app, passkeyOptions, async ({ session: { user } }) => {
    await limiter.count('passkey of account', String(user.id));
    const account = await findLogin(db, { id: user.id });
    const challenge = account && (await challenges.start('passkey', account));
    if (!challenge) throw unauthorized();
    const known = await passkeys.list(user.id);
    const ids = known.map(({ credentialId }) => credentialId);
    return { options: await site.optionsToAdd(user, challenge, ids) };
  });

  route(app, createPasskey, async ({ body: { name, credential }, session: { user }, request }) => {
    const key = await noting(request, notAdded(), async () => {
      const spent = await challenges.spend(readAnswer(credential).challenge, 'passkey');
      if (spent?.userId !== user.id) throw new Refusal('challenge');
      return site.verifyNew(credential);
    });
    if (!(await addPasskey(db, user.id, { name, ...key }, { request })))
      throw conflict('too_many_passkeys', 'passkeys.tooMany');
    return done('passkeys.added');
  });

  route(app, deletePasskey, async ({ params: { id }, session: { user } }) => {
    if (!(await passkeys.remove(id, user.id)))
      throw notFound('passkey_not_found', 'passkeys.notFound');
    return done('passkeys.removed');
  });

  route(app, createRecoveryCodes, async ({ session: { user }, request }) => {
    await limiter.count('passkey of account', String(user.id));
    const codes = await db.transaction(async (tx) => {
      await tellOwner(tx, 'new-recovery-codes', user.id, request);
      return passkeyQueries(tx).renewCodes(user.id);
    });
    return { ...done('passkeys.codes'), codes };
  });
}

/** Calls that log in with a passkey, or with what stands in for it. */
export function passkeyLoginRoutes(app: FastifyInstance, services: Services): void {
  const { db, limiter } = services;
  const challenges = challengeQueries(db);
  const site = relyingParty(services);
  const checkPasskey = passkeyCheck(services);
  const passkeyRefused = () => unauthorized('passkey_refused', 'passkeys.refused');

  /** Starts the session of who has proved to be this user. */
  async function enter(userId: number, device: string | undefined, request: FastifyRequest) {
    const user = await findLogin(db, { id: userId });
    const token = user && (await startSession(db, user, { device, request }));
    if (!token) throw passkeyRefused();
    return { token };
  }

  route(app, loginOptions, async ({ request }) => {
    await limiter.count('passkey of address', network(request.ip));
    const challenge = await challenges.start('log-in', null);
    return { options: await site.optionsToLogIn(challenge!) };
  });

  // Each attempt needs a challenge, and these are limited.
  route(app, loginByPasskey, async ({ body: { credential, device }, request }) => {
    const userId = await checkPasskey(request, credential, passkeyRefused());
    return enter(userId, device, request);
  });

  route(app, loginByFirstPasskey, async ({ body, request }) => {
    const { name, credential, device } = body;
    const { key, userId } = await noting(request, notAdded(), async () => {
      // Only who gave the password knows the challenge.
      const { challenge } = readAnswer(credential);
      const spent = await challenges.spend(challenge, 'second-factor');
      if (!spent?.userId) throw new Refusal('challenge');
      return { key: await site.verifyNew(credential), userId: spent.userId };
    });
    if (!(await addPasskey(db, userId, { name, ...key }, { request, isFirst: true })))
      throw expired();
    return enter(userId, device, request);
  });

  route(app, loginByRecoveryCode, async ({ body: { challenge, code, device }, request }) => {
    const userId = await challenges.find(challenge, 'second-factor');
    if (userId === null) throw expired();
    await limiter.count('recovery of account', String(userId));
    await db.transaction(async (tx) => {
      // Of several at once with one challenge, the others wait here, and keep their codes.
      if (!(await challengeQueries(tx).spend(challenge, 'second-factor'))) throw expired();
      if (!(await passkeyQueries(tx).useCode(userId, code)))
        throw invalidField('code', 'wrong_code', 'passkeys.wrongCode');
    });
    await limiter.reset('recovery of account', String(userId));
    return enter(userId, device, request);
  });
}
