import type { FastifyInstance } from 'fastify';
import {
  eraseAccount,
  eraseCustomer,
  getCustomerData,
  getOwnData,
} from '../../contract/office/own-data.ts';
import { key } from '../../contract/texts/message-key.ts';
import { checkPassword } from '../auth/index.ts';
import {
  conflict,
  forbidden,
  invalidField,
  notFound,
  refused,
  unauthorized,
} from '../http/errors.ts';
import { done } from '../http/language.ts';
import { actorOf, authenticateAgain, checkWithin } from '../http/authenticate.ts';
import { route } from '../http/route.ts';
import { findCustomer } from '../users/index.ts';
import { deletePurgedFiles } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { dataAbout, withoutNotes } from './data-about.ts';
import { eraseUser, type Erasure } from './erase.ts';
import { countMessages } from './repository.ts';

/** Restoring a backup brings users back: this tells whom to erase again. */
const erased = 'A user was erased';

export function ownDataRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, company } = services;
  const placeNames = () => company()?.places.map(({ name }) => name) ?? [];

  route(app, getOwnData, async ({ session, reply }) => {
    const data = await dataAbout(db, session.user.id, config);
    if (!data) throw unauthorized();
    reply.header('content-disposition', 'attachment; filename=my-data.json');
    return withoutNotes(data);
  });

  route(app, getCustomerData, async ({ params: { id }, reply }) => {
    const data = await dataAbout(db, id, config);
    if (!data) throw notFound('user_not_found', 'users.notFound');
    // What is left is locked.
    if (data.user.erased) throw forbidden('user_erased', 'users.erased');
    reply.header('content-disposition', `attachment; filename=customer-${id}.json`);
    return data;
  });

  route(app, eraseAccount, async ({ session, body, request }) => {
    const { id, builtIn } = session.user;
    if (builtIn) throw forbidden('built_in', 'users.builtIn');
    const wrong = invalidField('password', 'wrong_password', 'users.passwordWrong');
    const login = await checkPassword(services, { id, password: body.password, request }, wrong);
    // Many passwords may have been checked before this one.
    await authenticateAgain(request);
    const kept = await countMessages(db, id, { onlyIfConfirmed: true });
    const outcome = await eraseUser(db, id, { login, places: placeNames() });
    if (outcome === 'other password') throw wrong;
    if (outcome === 'missing' || outcome === 'erased before') throw unauthorized();
    checkErased(outcome);
    request.log.info({ erased: id }, erased);
    await deletePurgedFiles(db, config);
    return {
      ...done(kept ? key('users.accountErasedExcept', { kept }) : 'users.accountErased'),
      contactMessages: kept,
    };
  });

  route(app, eraseCustomer, async ({ params: { id }, session, request }) => {
    // Their password is asked for above.
    if (id === session.user.id) throw forbidden('own_account', 'users.ownAccount');
    checkWithin(session, (await findCustomer(db, id))?.roles ?? []);
    const kept = await countMessages(db, id);
    checkErased(await eraseUser(db, id, { actor: actorOf(session), places: placeNames() }));
    request.log.info({ erased: id }, erased);
    await deletePurgedFiles(db, config);
    return {
      ...done(kept ? key('users.dataErasedExcept', { kept }) : 'users.dataErased'),
      contactMessages: kept,
    };
  });
}

function checkErased(outcome: Erasure): void {
  if (outcome === 'missing') throw notFound('user_not_found', 'users.notFound');
  if (outcome === 'built in') throw forbidden('built_in', 'users.builtIn');
  if (outcome === 'erased before') throw forbidden('user_erased', 'users.erased');
  if (outcome === 'last administrator')
    throw refused('last_administrator', 'users.lastAdministrator');
  if (outcome === 'open rentals') throw conflict('open_rentals', 'users.openRentals');
}
