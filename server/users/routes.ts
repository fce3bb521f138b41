import type { FastifyInstance } from 'fastify';
import type { Role } from '../../contract/wire/rights.ts';
import { currentUser, setLanguage } from '../../contract/users/users.ts';
import { changePassword } from '../../contract/users/account.ts';
import { updateProfile } from '../../contract/users/user-edit.ts';
import { register } from '../../contract/users/registration.ts';
import {
  checkPassword,
  hashPassword,
  occurrenceOf,
  refuseWeak,
  startOrigins,
} from '../auth/index.ts';
import { chosenLanguageOf, done } from '../http/language.ts';
import { conflict, forbidden, invalidField, unauthorized } from '../http/errors.ts';
import type { Database } from '../db/index.ts';
import { network, siteOf } from '../http/network.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { readPhone } from './phone.ts';
import { userQueries } from './repository.ts';

/** A user's calls about themselves, registration included. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, limiter, company } = services;
  const users = userQueries(db);

  route(app, register, async ({ body, request }) => {
    await limiter.count('register of address', network(request.ip));
    const phoneNumber = await readPhone(body.phoneNumber);
    refuseWeak('password', body.password, body, company());
    const { password, confirmPassword: _, device, ...typed } = body;
    const person = { ...typed, phoneNumber };
    const language = chosenLanguageOf(request.headers);
    const passwordHash = await hashPassword(password, siteOf(request.ip));
    const roles: Role[] = ['Customer'];
    const user = { ...person, language, passwordHash, roles };
    // An account that is erased and registered again must not fill somebody's mailbox.
    const isWelcome = (tx: Database) => limiter.allows(tx, 'link to recipient', person.email);
    const id = await users.create(user, 'welcome', isWelcome);
    if (id === null) throw conflict('email_taken', 'auth.emailTaken');
    const origin = { device, network: network(request.ip) };
    await startOrigins(db, { id, passwordHash }, origin);
    return done('auth.registered');
  });

  route(app, currentUser, async ({ session }) => session.user);

  route(app, updateProfile, async ({ session, body }) => {
    const { user } = session;
    if (user.builtIn) throw forbidden('built_in', 'users.builtIn');
    const { email, ...fields } = body;
    const phoneNumber = await readPhone(fields.phoneNumber, user.phoneNumber);
    // The new address is not looked up, so that this does not reveal whether it has an account.
    if (email.toLowerCase() !== user.email.toLowerCase())
      throw invalidField('email', 'email_not_changed_here', 'users.emailFixed');
    const onLicence = ['licenceClass', 'firstName', 'lastName', 'latinName'] as const;
    // A class or a name that nobody has seen on a licence yet is asked for at the counter.
    const unseen = onLicence.some(
      (name) => fields[name] !== undefined && fields[name] !== user[name],
    ) && { licenceSeenAt: null };
    const outcome = await users.update(user.id, { ...fields, phoneNumber, ...unseen }, { session });
    if (outcome === 'missing') throw unauthorized();
    return done('users.profileUpdated');
  });

  route(app, setLanguage, async ({ session: { user }, body }) => {
    if ((await users.update(user.id, body)) === 'missing') throw unauthorized();
    return done('users.languageChosen');
  });

  route(app, changePassword, async ({ session, body, request }) => {
    const { id, builtIn } = session.user;
    if (builtIn) throw forbidden('built_in', 'users.builtIn');
    const wrong = invalidField('oldPassword', 'wrong_password', 'users.oldPasswordWrong');
    const login = await checkPassword(services, { id, password: body.oldPassword, request }, wrong);
    refuseWeak('newPassword', body.newPassword, session.user, company());
    // Each is told by mail.
    await limiter.count('new password of account', String(id));
    const passwordHash = await hashPassword(body.newPassword, siteOf(request.ip));
    const change = { session, login, passwordHash, device: body.device };
    if (!(await users.changePassword(change, occurrenceOf(request)))) throw wrong;
    return done('users.passwordUpdated');
  });
}
