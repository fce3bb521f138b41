import type { FastifyInstance } from 'fastify';
import { createCustomer, inviteCustomer } from '../../contract/customers.ts';
import { unmatchable } from '../auth/index.ts';
import { conflict, forbidden, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import { queueMail } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { refuseImpossible } from './phone.ts';
import { userQueries } from './repository.ts';

/** Administrators' calls about customers without a password. */
export function customerRoutes(app: FastifyInstance, { db, limiter }: Services): void {
  const users = userQueries(db);

  route(app, createCustomer, async ({ body }) => {
    await refuseImpossible(body.phoneNumber);
    await limiter.count('link to recipient', body.email);
    const customer = { ...body, passwordHash: unmatchable, roles: ['Customer' as const] };
    const id = await users.create(customer, 'invitation');
    if (id === null) throw conflict('email_taken', 'auth.emailTaken');
    return { ...done('account.customerCreated'), id };
  });

  route(app, inviteCustomer, async ({ params: { id } }) => {
    const user = await users.find(id);
    if (!user) throw notFound('user_not_found', 'users.notFound');
    const { builtIn, erased, emailConfirmed, email, language } = user;
    if (builtIn) throw forbidden('built_in', 'users.builtIn');
    if (erased) throw forbidden('user_erased', 'users.erased');
    if (emailConfirmed) throw conflict('customer_joined', 'account.joined');
    await limiter.count('link to recipient', email);
    await queueMail(db, 'invitation', { email, language, userId: id }, {});
    return done('account.invited');
  });
}
