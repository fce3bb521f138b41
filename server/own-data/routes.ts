import type { FastifyInstance } from 'fastify';
import { eraseAccount, eraseCustomer, getOwnData } from '../../contract/own-data.ts';
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
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime, withWallTimes } from '../time/wall-times.ts';
import { eraseUser, type Erasure } from './erase.ts';
import { rowsAbout } from './repository.ts';

/** Restoring a backup brings users back: this tells whom to erase again. */
const erased = 'A user was erased';

export function ownDataRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const wallTime = (instant: Date) => toWallTime(instant, config.timeZone);
  const withWallTime = <Row extends { at: string }>(row: Row): Row => ({
    ...row,
    at: wallTime(new Date(row.at)),
  });

  route(app, getOwnData, async ({ session, reply }) => {
    const { user, reservations, sessions, mails, origins } = await rowsAbout(db, session.user.id);
    if (!user) throw unauthorized();
    reply.header('content-disposition', 'attachment; filename=my-data.json');
    return {
      asOf: wallTime(new Date()),
      user: { ...user, registeredAt: wallTime(user.registeredAt) },
      reservations: reservations.map(
        ({ bookedAt, pickedUpAt, returnedAt, noShowAt, atCounter, ...reservation }) => ({
          ...withWallTimes(reservation, config.timeZone),
          bookedAt: wallTime(bookedAt),
          pickedUpAt: pickedUpAt && wallTime(pickedUpAt),
          returnedAt: returnedAt && wallTime(returnedAt),
          noShowAt: noShowAt && wallTime(noShowAt),
          steps: atCounter.steps.map(withWallTime),
          payments: atCounter.payments.map(withWallTime),
          damages: atCounter.damages.map(withWallTime),
          signatures: atCounter.signatures.map(withWallTime),
          photos: atCounter.photos.map(({ takenAt, ...photo }) => ({
            ...photo,
            takenAt: wallTime(new Date(takenAt)),
          })),
        }),
      ),
      sessions: sessions.map(({ since, lastUsedAt, until, ...place }) => ({
        ...place,
        since: wallTime(since),
        lastUsedAt: wallTime(lastUsedAt),
        until: wallTime(until),
      })),
      mails: mails.map(({ template, writtenAt }) => ({ template, writtenAt: wallTime(writtenAt) })),
      origins: origins.map(({ kind, lastUsedAt }) => ({ kind, lastUsedAt: wallTime(lastUsedAt) })),
    };
  });

  route(app, eraseAccount, async ({ session, body, request }) => {
    const { id, builtIn } = session.user;
    if (builtIn) throw forbidden('built_in', 'users.builtIn');
    const wrong = invalidField('password', 'wrong_password', 'users.passwordWrong');
    const login = await checkPassword(services, { id, password: body.password }, wrong);
    const outcome = await eraseUser(db, id, login);
    if (outcome === 'other password') throw wrong;
    if (outcome === 'missing' || outcome === 'erased before') throw unauthorized();
    checkErased(outcome);
    request.log.info({ erased: id }, erased);
    return done('users.accountErased');
  });

  route(app, eraseCustomer, async ({ params: { id }, session, request }) => {
    // Their password is asked for above.
    if (id === session.user.id) throw forbidden('own_account', 'users.ownAccount');
    checkErased(await eraseUser(db, id, undefined, session.user.id));
    request.log.info({ erased: id }, erased);
    return done('users.dataErased');
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
