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
import { lockAccountOf } from '../http/lock-account.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { findLogin, lockLogin } from './accounts.ts';
import { challengeQueries } from './challenges.ts';
import { noting, passkeyCheck } from './check-passkey.ts';
import { passkeyQueries } from './passkeys.ts';
import { needsSecondFactor } from './second-factor.ts';
import { startSession } from './start-session.ts';
import { tellOwner } from './tell-owner.ts';
import { type Json, readAnswer, Refusal, relyingParty } from './webauthn.ts';

const notAdded = () => refused('passkey_refused', 'passkeys.notAdded');
const expired = () => refused('challenge_invalid', 'passkeys.expired');

/** Adds a new passkey, which answers a challenge of its user's, and tells them so by mail. */
function passkeyAdder(services: Services) {
  const { db } = services;
  const challenges = challengeQueries(db);
  const site = relyingParty(services);

  /** Refuses, unless the challenge is of this purpose and of `owner`, where one is given. */
  return async (purpose: 'passkey' | 'second-factor', sent: Sent, owner?: number) => {
    const { name, credential, request } = sent;
    const { challenge } = readAnswer(credential);
    const userId = await challenges.find(challenge, purpose);
    if (userId === null || userId !== (owner ?? userId)) throw new Refusal('challenge');
    const key = await site.verifyNew(credential);
    const isAdded = await db.transaction(async (tx) => {
      await lockLogin(tx, userId);
      // What ends an account's passkeys ends its challenges, too.
      if (!(await challengeQueries(tx).spend(challenge, purpose))) throw new Refusal('challenge');
      const isFirst = purpose === 'second-factor';
      const isAdded = await passkeyQueries(tx).add(userId, { name, ...key }, isFirst);
      if (isAdded) await tellOwner(tx, 'new-passkey', userId, request);
      return isAdded;
    });
    return { isAdded, userId, credentialId: key.credentialId };
  };
}

interface Sent {
  name: string;
  credential: Json;
  request: FastifyRequest;
}

/** Calls about one's own passkeys and recovery codes. */
export function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, limiter } = services;
  const passkeys = passkeyQueries(db);
  const challenges = challengeQueries(db);
  const site = relyingParty(services);
  const addPasskey = passkeyAdder(services);

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

  route(app, createPasskey, async ({ body, session: { user }, request }) => {
    const work = () => addPasskey('passkey', { ...body, request }, user.id);
    const { isAdded } = await noting(request, notAdded(), work);
    if (!isAdded) throw conflict('too_many_passkeys', 'passkeys.tooMany');
    return done('passkeys.added');
  });

  route(app, deletePasskey, async ({ params: { id }, session: { user } }) => {
    if (!(await passkeys.remove(id, user.id)))
      throw notFound('passkey_not_found', 'passkeys.notFound');
    return done('passkeys.removed');
  });

  route(app, createRecoveryCodes, async ({ session, request }) => {
    const { user } = session;
    await limiter.count('passkey of account', String(user.id));
    const codes = await db.transaction(async (tx) => {
      await lockAccountOf(tx, session);
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
  const addPasskey = passkeyAdder(services);
  const passkeyRefused = () => unauthorized('passkey_refused', 'passkeys.refused');

  /** Starts the session of who has proved to be this user, if what proves it is still there: it may have been ended meanwhile. */
  async function enter(
    userId: number,
    { device, request }: { device: string | undefined; request: FastifyRequest },
    isThere: (tx: Database) => Promise<boolean>,
  ) {
    const token = await db.transaction(async (tx) => {
      await lockLogin(tx, userId);
      const user = (await isThere(tx)) && (await findLogin(tx, { id: userId }));
      return user && startSession(tx, user, { device, request });
    });
    if (!token) throw passkeyRefused();
    return { token };
  }
  const hasPasskey = (credentialId: Buffer) => async (tx: Database) =>
    (await passkeyQueries(tx).find(credentialId)) !== null;

  route(app, loginOptions, async ({ request }) => {
    await limiter.count('passkey of address', network(request.ip));
    const challenge = await challenges.start('log-in', null);
    return { options: await site.optionsToLogIn(challenge!) };
  });

  // Each attempt needs a challenge, and these are limited.
  route(app, loginByPasskey, async ({ body: { credential, device }, request }) => {
    const userId = await checkPasskey(request, credential, passkeyRefused());
    return enter(userId, { device, request }, hasPasskey(readAnswer(credential).credentialId));
  });

  // Only who gave the password knows the challenge.
  route(app, loginByFirstPasskey, async ({ body: { device, ...sent }, request }) => {
    const work = () => addPasskey('second-factor', { ...sent, request });
    const { isAdded, userId, credentialId } = await noting(request, notAdded(), work);
    if (!isAdded) throw expired();
    return enter(userId, { device, request }, hasPasskey(credentialId));
  });

  route(app, loginByRecoveryCode, async ({ body: { challenge, code, device }, request }) => {
    const userId = await challenges.find(challenge, 'second-factor');
    if (userId === null) throw expired();
    await limiter.count('recovery of account', String(userId));
    const session = await enter(userId, { device, request }, async (tx) => {
      // Of several at once with one challenge, the others wait here, and keep their codes.
      if (!(await challengeQueries(tx).spend(challenge, 'second-factor'))) throw expired();
      if (!(await passkeyQueries(tx).useCode(userId, code)))
        throw invalidField('code', 'wrong_code', 'passkeys.wrongCode');
      return true;
    });
    await limiter.reset('recovery of account', String(userId));
    return session;
  });
}
