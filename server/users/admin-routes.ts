import type { FastifyInstance } from 'fastify';
import { authMessages } from '../../contract/auth.ts';
import {
  deleteUser,
  getUser,
  listUsers,
  pageUsers,
  updateUser,
  userMessages,
} from '../../contract/users.ts';
import { refuseCommon } from '../auth/common-passwords.ts';
import { hashPassword } from '../auth/password.ts';
import { conflict, forbidden, notFound, refused } from '../errors.ts';
import { pageAnswer } from '../page.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import type { UserRow } from './columns.ts';
import { userQueries } from './queries.ts';

/** An administrator's calls about users. */
export function userAdminRoutes(app: FastifyInstance, { db }: Services): void {
  const users = userQueries(db);

  async function find(id: number): Promise<UserRow> {
    const user = await users.find(id);
    if (!user) throw notFound(userMessages.notFound);
    return user;
  }

  async function findChangeable(id: number): Promise<UserRow> {
    const user = await find(id);
    if (user.builtIn) throw forbidden(userMessages.builtIn);
    return user;
  }

  route(app, listUsers, () => users.list());

  route(app, pageUsers, async ({ query }) => pageAnswer(await users.page(query), query));

  route(app, getUser, ({ params }) => find(params.id));

  route(app, updateUser, async ({ params, body }) => {
    const { password, ...fields } = body;
    const user = await findChangeable(params.id);
    if (password) refuseCommon('password', password);
    const passwordHash = password && (await hashPassword(password));
    const logOut = Boolean(password) || !hasSameRoles(user.roles, fields.roles);
    const outcome = await users.update(user.id, { ...fields, passwordHash }, { logOut });
    if (outcome === 'email taken') throw conflict(authMessages.emailTaken);
    if (outcome === 'missing') throw notFound(userMessages.notFound);
    if (outcome === 'last administrator') throw refused(userMessages.lastAdministrator);
    return { success: true, message: userMessages.updated };
  });

  route(app, deleteUser, async ({ params }) => {
    const { id } = await findChangeable(params.id);
    const outcome = await users.remove(id);
    if (outcome === 'in use') throw refused(userMessages.hasReservations);
    if (outcome === 'missing') throw notFound(userMessages.notFound);
    if (outcome === 'last administrator') throw refused(userMessages.lastAdministrator);
    return { success: true, message: userMessages.deleted };
  });
}

const hasSameRoles = (one: string[], other: string[]) =>
  new Set(one).symmetricDifference(new Set(other)).size === 0;
