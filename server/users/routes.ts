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
    if ((await users.update(user.id, body)) === 'email taken')
      throw conflict(authMessages.emailTaken);
    return { success: true, message: userMessages.profileUpdated };
  });

  route(app, changePassword, async ({ session, body }) => {
    const { id, builtIn } = session.user;
    if (builtIn) throw forbidden(userMessages.builtIn);
    refuseCommon('newPassword', body.newPassword);
    await tries.count('password of account', String(id));
    const login = await users.findLogin({ id });
    if (!login) throw unauthorized();
    if (!(await verifyPassword(body.oldPassword, login.passwordHash)))
      throw invalid({ oldPassword: userMessages.oldPasswordWrong });
    await tries.forget('password of account', String(id));
    const passwordHash = await hashPassword(body.newPassword);
    await users.update(id, { passwordHash }, { sessions: true, but: session });
    return { success: true, message: userMessages.passwordUpdated };
  });
}
