import type { FastifyRequest } from 'fastify';
import { type AppError, unauthorized } from '../http/errors.ts';
import { siteOf } from '../http/network.ts';
import type { Services } from '../services.ts';
import { findLogin, type Login } from './accounts.ts';
import { verifyPassword } from './password.ts';

/**
 * Checks the password that a logged-in user gives once more. Throws `wrong` if it is not theirs, a 401 if the account has
 * gone, and a 429 after too many attempts.
 */
export async function checkPassword(
  { db, limiter }: Pick<Services, 'db' | 'limiter'>,
  { id, password, request }: { id: number; password: string; request: FastifyRequest },
  wrong: AppError,
): Promise<Login> {
  const counted = ['password of account', String(id)] as const;
  const login = await limiter.attempt([counted], async () => {
    const found = await findLogin(db, { id });
    if (!found) throw unauthorized();
    if (!(await verifyPassword(password, found.passwordHash, siteOf(request.ip)))) throw wrong;
    return found;
  });
  await limiter.reset(...counted);
  return login;
}
