import type { FastifyInstance } from 'fastify';
import { changePassword, currentUser, updateProfile, userMessages } from '../../contract/users.ts';
import { authMessages, register } from '../../contract/auth.ts';
import { findLogin, hashPassword, refuseWeak, verifyPassword } from '../auth/index.ts';
import { conflict, forbidden, invalidField, unauthorized } from '../http/errors.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { userQueries } from './repository.ts';

/** A user's calls about themselves, registration included. */
export function userRoutes(app: FastifyInstance, { db, limiter }: Services): void {
  const users = userQueries(db);

  route(app, register, async ({ body, request }) => {
    await limiter.count('register of address', network(request.ip));
    refuseWeak('password', body.password, body);
    const { firstName, lastName, email, phoneNumber, address, zipCode } = body;
    const person = { firstName, lastName, email, phoneNumber, address, zipCode };
    const passwordHash = await hashPassword(body.password);
    const id = await users.create({ ...person, passwordHash, roles: ['Customer'] });
    if (id === null) throw conflict('email_taken', authMessages.emailTaken);
    return { success: true, message: authMessages.registered };
  });

  route(app, currentUser, async ({ session }) => session.user);

  route(app, updateProfile, async ({ session: { user }, body }) => {
    if (user.builtIn) throw forbidden('built_in', userMessages.builtIn);
    const { email, ...fields } = body;
    // The new address is not looked up, so that this does not reveal whether it has an account.
    if (email.toLowerCase() !== user.email.toLowerCase())
      throw invalidField('email', 'email_not_changed_here', userMessages.emailFixed);
    const outcome = await users.update(user.id, fields);
    if (outcome === 'missing') throw unauthorized();
    return { success: true, message: userMessages.profileUpdated };
  });

  route(app, changePassword, async ({ session, body }) => {
    const { id, builtIn } = session.user;
    if (builtIn) throw forbidden('built_in', userMessages.builtIn);
    await limiter.count('password of account', String(id));
    const login = await findLogin(db, { id });
    if (!login) throw unauthorized();
    const wrong = () =>
      invalidField('oldPassword', 'wrong_password', userMessages.oldPasswordWrong);
    if (!(await verifyPassword(body.oldPassword, login.passwordHash))) throw wrong();
    await limiter.reset('password of account', String(id));
    refuseWeak('newPassword', body.newPassword, session.user);
    const passwordHash = await hashPassword(body.newPassword);
    if (!(await users.changePassword(session, login, passwordHash))) throw wrong();
    return { success: true, message: userMessages.passwordUpdated };
  });
}
