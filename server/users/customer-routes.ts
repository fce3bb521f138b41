import type { FastifyInstance } from 'fastify';
import { createCustomer, inviteCustomer } from '../../contract/customers.ts';
import type { Role } from '../../contract/users.ts';
import { unmatchable } from '../auth/index.ts';
import { conflict, forbidden, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { queueMail } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { readPhone } from './phone.ts';
import { userQueries } from './repository.ts';

/** Administrators' calls about customers without a password. */
export function customerRoutes(app: FastifyInstance, { db, limiter }: Services): void {
  const users = userQueries(db);

  async function countMail({ user }: Session, recipient: string): Promise<void> {
    await limiter.count('mail of administrator', String(user.id));
    await limiter.count('link to recipient', recipient);
  }

  route(app, createCustomer, async ({ body, session }) => {
    const phoneNumber = await readPhone(body.phoneNumber);
    await countMail(session, body.email);
    const roles: Role[] = ['Customer'];
    const customer = { ...body, phoneNumber, passwordHash: unmatchable, roles };
    const id = await users.create(customer, 'invitation');
    if (id === null) throw conflict('email_taken', 'auth.emailTaken');
    return { ...done('account.customerCreated'), id };
  });

  route(app, inviteCustomer, async ({ params: { id }, session }) => {
    const user = await users.find(id);
    if (!user) throw notFound('user_not_found', 'users.notFound');
    const { builtIn, erased, emailConfirmed, email, language } = user;
    if (builtIn) throw forbidden('built_in', 'users.builtIn');
    if (erased) throw forbidden('user_erased', 'users.erased');
    if (emailConfirmed) throw conflict('customer_joined', 'account.joined');
    await countMail(session, email);
    await queueMail(db, 'invitation', { email, language, userId: id }, {});
    return done('account.invited');
  });
}
