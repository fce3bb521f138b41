import type { FastifyInstance } from 'fastify';
import type { Role } from '../../contract/wire/rights.ts';
import { deleteUser, getUser, listUsers, pageUsers } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { hashPassword, refuseWeak, unmatchable } from '../auth/index.ts';
import { changedUsers } from '../../contract/office/changes.ts';
import { answerChanges } from '../changes/index.ts';
import { done } from '../http/language.ts';
import { siteOf } from '../http/network.ts';
import { conflict, forbidden, invalidField, notFound, refused } from '../http/errors.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { checkVersion, etagOf, type Versions } from '../http/versions.ts';
import { customerAnswer, type CustomerRow, readCustomerEdit } from './customer-columns.ts';
import { readPhone } from './phone.ts';
import { userQueries, type UserOutcome } from './repository.ts';
import { createCustomer, inviteCustomer } from '../../contract/office/customers.ts';
import {
  actorOf,
  authenticateAgain,
  checkMay,
  checkProved,
  checkWithin,
  may,
  type Session,
} from '../http/authenticate.ts';
import { queueMail } from '../mail/index.ts';

/** Administrators' calls about users. */
export function userAdminRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const users = userQueries(db);
  const zone = config.timeZone;

  async function find(id: number): Promise<{ user: CustomerRow; version: number }> {
    const row = await users.find(id);
    if (!row) throw notFound('user_not_found', 'users.notFound');
    const { version, switchedOffAt, ...user } = row;
    return { user, version };
  }

  /** Only those whose rights the caller has, too. */
  async function findChangeable(
    id: number,
    session: Session,
    versions: Versions = null,
  ): Promise<{ user: CustomerRow; version: number }> {
    const { user, version } = await find(id);
    checkWithin(session, user.roles);
    if (user.builtIn) throw forbidden('built_in', 'users.builtIn');
    if (user.erased) throw forbidden('user_erased', 'users.erased');
    checkVersion(versions, version, answerOf(user, session));
    return { user, version };
  }

  /** Who keeps the records has notes about the customers. */
  const answerOf = <Row extends CustomerRow>({ note, ...row }: Row, session: Session) =>
    customerAnswer({ ...row, note: may(session, 'customers.write') ? note : null }, zone);

  route(app, listUsers, async ({ session }) =>
    wholeList(await users.list(), pageUsers).map((row) => answerOf(row, session)),
  );

  route(app, pageUsers, async ({ query, session }) => {
    // What somebody owes is of their reservations.
    const seesOpen = may(session, 'reservations.read');
    if (query.owing !== undefined) checkMay(session, 'reservations.read');
    const { rows, total } = await users.page(query, config.business.currency);
    const listed = rows.map(({ open, ...row }) => ({
      ...answerOf(row, session),
      ...(seesOpen && { open }),
    }));
    return pageAnswer({ rows: listed, total }, query);
  });

  route(app, changedUsers, ({ query, session }) =>
    answerChanges(users.changed, query, zone, (row) => answerOf(row, session)),
  );

  route(app, getUser, async ({ params, session, reply }) => {
    const { user, version } = await find(params.id);
    reply.header('etag', etagOf(version));
    return answerOf(user, session);
  });

  route(app, updateUser, async ({ params, body, versions, session, request }) => {
    const { password, note, blocked, trusted, licenceSeenOn, licenceClass, ...fields } = body;
    const { user, version } = await findChangeable(params.id, session, versions);
    const hasOtherRoles = !hasSameRoles(user.roles, fields.roles);
    const hasOtherEmail = fields.email !== user.email;
    if (hasOtherRoles) {
      checkMay(session, 'roles');
      checkWithin(session, fields.roles);
    }
    // Who has no address yet is invited to the first one, but not by a program.
    const hasOtherLogin =
      Boolean(password) || (hasOtherEmail && (user.email !== '' || session.key !== null));
    if (hasOtherLogin) checkMay(session, 'logins');
    if (hasOtherRoles || hasOtherLogin) checkProved(session);
    const phoneNumber = await readPhone(fields.phoneNumber, user.phoneNumber);
    if (fields.email === '' && user.email !== '')
      throw invalidField('email', 'invalid', 'auth.email');
    if (password) refuseWeak('password', password, fields, company());
    const passwordHash = password && (await hashPassword(password, siteOf(request.ip)));
    // Many passwords may have been hashed before this one.
    if (passwordHash) await authenticateAgain(request);
    const logOut = Boolean(password) || hasOtherRoles;
    const sendsMails = config.mail.way.to === 'smtp';
    // What was allowed of this version may not be of the next: another address, other roles.
    const changeable = logOut || hasOtherEmail ? [version] : versions;
    const how = { logOut, sendsMails, versions: changeable, actor: actorOf(session) };
    const customerEdit = { note, blocked, trusted, licenceSeenOn, licenceClass };
    const data = readCustomerEdit(customerEdit, user, zone);
    const edit = {
      ...fields,
      // What stays may have been changed meanwhile by who may.
      roles: hasOtherRoles ? fields.roles : undefined,
      email: hasOtherEmail ? fields.email : undefined,
      phoneNumber,
      ...data,
      passwordHash,
    };
    const outcome = await users.update(user.id, edit, how);
    // It may have changed since the first check, which is then the reason.
    if (outcome !== 'updated') await findChangeable(params.id, session, changeable);
    checkWritten(outcome);
    return done('users.updated');
  });

  route(app, deleteUser, async ({ params, session }) => {
    const { user } = await findChangeable(params.id, session);
    checkWritten(await users.remove(user.id, actorOf(session)));
    return done('users.deleted');
  });
}

function checkWritten(outcome: UserOutcome): void {
  if (outcome === 'missing') throw notFound('user_not_found', 'users.notFound');
  if (outcome === 'email taken') {
    const fault = { code: 'email_taken', message: 'auth.emailTaken' } as const;
    throw conflict(fault.code, fault.message, { fields: { email: fault } });
  }
  if (outcome === 'in use') throw refused('user_has_reservations', 'users.hasReservations');
  if (outcome === 'last administrator')
    throw refused('last_administrator', 'users.lastAdministrator');
}

const hasSameRoles = (before: string[], after: string[]) =>
  new Set(before).symmetricDifference(new Set(after)).size === 0;

/** Administrators' calls about customers without a password. */
export function customerRoutes(app: FastifyInstance, { db, config, limiter }: Services): void {
  const users = userQueries(db);
  const sendsMails = config.mail.way.to !== 'nowhere';

  async function countMail({ user }: Session, recipient: string): Promise<void> {
    if (recipient === '') return;
    await limiter.count('mail of administrator', String(user.id));
    await limiter.count('link to recipient', recipient);
  }

  route(app, createCustomer, async ({ body, session }) => {
    const phoneNumber = await readPhone(body.phoneNumber);
    await countMail(session, body.email);
    const roles: Role[] = ['Customer'];
    const customer = { ...body, phoneNumber, passwordHash: unmatchable, roles };
    const id = await users.create(customer, 'invitation', async () => !session.key);
    if (id === null) throw conflict('email_taken', 'auth.emailTaken');
    const isInvited = sendsMails && body.email !== '' && !session.key;
    return { ...done(isInvited ? 'account.customerCreated' : 'account.customerAdded'), id };
  });

  route(app, inviteCustomer, async ({ params: { id }, session }) => {
    if (session.key) throw forbidden();
    const user = await users.find(id);
    if (!user) throw notFound('user_not_found', 'users.notFound');
    checkWithin(session, user.roles);
    const { builtIn, erased, emailConfirmed, email, language } = user;
    if (builtIn) throw forbidden('built_in', 'users.builtIn');
    if (erased) throw forbidden('user_erased', 'users.erased');
    if (email === '') throw conflict('email_missing', 'account.noEmail');
    if (emailConfirmed) throw conflict('customer_joined', 'account.joined');
    await countMail(session, email);
    await queueMail(db, 'invitation', { email, language, userId: id }, {});
    return done('account.invited');
  });
}
