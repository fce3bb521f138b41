import type { FastifyRequest } from 'fastify';
import type { AppError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { challengeQueries } from './challenges.ts';
import { passkeyQueries } from './passkeys.ts';
import { isHandleOf, readAnswer, Refusal, relyingParty, type Json } from './webauthn.ts';

/** Turns a Refusal into an answer that does not say why; the log does. */
export async function noting<Result>(
  request: FastifyRequest,
  answer: AppError,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    request.log.warn({ reason: error.reason }, 'A passkey was refused');
    throw answer;
  }
}

/** Checks the answer of a passkey to the challenge of a log-in, which spends it. */
export function passkeyCheck(services: Pick<Services, 'db' | 'config' | 'company'>) {
  const passkeys = passkeyQueries(services.db);
  const challenges = challengeQueries(services.db);
  const site = relyingParty(services);

  async function verify(credential: Json, ownerId?: number): Promise<number> {
    const { challenge, credentialId, userHandle } = readAnswer(credential);
    if (!(await challenges.spend(challenge, 'log-in'))) throw new Refusal('challenge');
    const passkey = await passkeys.find(credentialId);
    if (!passkey) throw new Refusal('unknown');
    const { id, userId } = passkey;
    if (!isHandleOf(userHandle, userId) || userId !== (ownerId ?? userId))
      throw new Refusal('not its user');
    if (!(await passkeys.use(id, await site.verify(credential, passkey))))
      throw new Refusal('counter');
    return userId;
  }

  /** Whose passkey answered; throws `wrong` unless it is right, and of this owner where one is given. */
  return (request: FastifyRequest, credential: Json, wrong: AppError, ownerId?: number) =>
    noting(request, wrong, () => verify(credential, ownerId));
}
