import type { FastifyInstance } from 'fastify';
import { authMessages, login, logout, register } from '../../contract/auth.ts';
import { conflict, unauthorized } from '../errors.ts';
import { network } from '../network.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { userQueries } from '../users/queries.ts';
import { refuseCommon } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './password.ts';

export function authRoutes(app: FastifyInstance, { db, tries }: Services): void {
  const users = userQueries(db);

  route(app, login, async ({ body, request }) => {
    await tries.count('login of address', network(request.ip));
    await tries.count('login of account', body.email);
    const user = await users.findLogin({ email: body.email });
    const fits = await verifyPassword(body.password, user?.passwordHash ?? null);
    if (!user || !fits) throw unauthorized(authMessages.loginFailed);
    const token = await app.sessions.create(user);
    if (!token) throw unauthorized(authMessages.loginFailed);
    await tries.forget('login of account', body.email);
    return { token };
  });

  route(app, register, async ({ body, request }) => {
    refuseCommon('password', body.password);
    await tries.count('register of address', network(request.ip));
    const { firstName, lastName, email, phoneNumber, address, zipCode } = body;
    const person = { firstName, lastName, email, phoneNumber, address, zipCode };
    const passwordHash = await hashPassword(body.password);
    const id = await users.create({ ...person, passwordHash, roles: ['Customer'] });
    if (id === null) throw conflict(authMessages.emailTaken);
    return { success: true, message: authMessages.registered };
  });

  route(app, logout, async ({ session }) => {
    await app.sessions.remove(session);
    return { success: true, message: authMessages.loggedOut };
  });
}
