import type { FastifyInstance } from 'fastify';
import { authMessages } from '../../contract/auth.ts';
import { changePassword, currentUser, updateProfile, userMessages } from '../../contract/users.ts';
import { refuseCommon } from '../auth/common-passwords.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { conflict, forbidden, invalid, unauthorized } from '../errors.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { userQueries } from './queries.ts';

/** A user's calls about themselves. */
export function userRoutes(app: FastifyInstance, { db, tries }: Services): void {
  const users = userQueries(db);

  route(app, currentUser, async ({ session }) => session.user);

  route(app, updateProfile, async ({ session: { user }, body }) => {
    if (user.builtIn) throw forbidden(userMessages.builtIn);
    const outcome = await users.update(user.id, body);
    if (outcome === 'email taken') throw conflict(authMessages.emailTaken);
    if (outcome === 'missing') throw unauthorized();
    return { success: true, message: userMessages.profileUpdated };
  });

  route(app, changePassword, async ({ session, body }) => {
    const { id, builtIn } = session.user;
    if (builtIn) throw forbidden(userMessages.builtIn);
    refuseCommon('newPassword', body.newPassword);
    await tries.count('password of account', String(id));
    const login = await users.findLogin({ id });
    if (!login) throw unauthorized();
    const wrong = () => invalid({ oldPassword: userMessages.oldPasswordWrong });
    if (!(await verifyPassword(body.oldPassword, login.passwordHash))) throw wrong();
    await tries.forget('password of account', String(id));
    const passwordHash = await hashPassword(body.newPassword);
    if (!(await users.changePassword(session, login, passwordHash))) throw wrong();
    return { success: true, message: userMessages.passwordUpdated };
  });
}
