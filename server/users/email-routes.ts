import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  changeEmail,
  confirmEmail,
  resendConfirmation,
  resendEmailChange,
  withdrawEmailChange,
  checkPasswordLink,
  forgotPassword,
  resetPassword,
} from '../../contract/users/account.ts';
import type { User } from '../../contract/users/users.ts';
import { checkPassword, hashPassword, occurrenceOf, refuseWeak } from '../auth/index.ts';
import { users } from '../db/schema/index.ts';
import { sessionOf } from '../http/authenticate.ts';
import { conflict, forbidden, invalidField, refused, unauthorized } from '../http/errors.ts';
import { chosenLanguageOf, done } from '../http/language.ts';
import { lockAccountOf } from '../http/lock-account.ts';
import { network, siteOf } from '../http/network.ts';
import { route } from '../http/route.ts';
import { queueMail, setPendingEmail, findLink } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { confirmAddress, choosePassword, choosesPassword, resetMail } from './links.ts';
import { pageAddress } from '../../contract/site/pages.ts';

/** Calls that confirm or change an address. */
export function emailRoutes(app: FastifyInstance, services: Services): void {
  const { db, limiter } = services;

  function checkChangeable({ builtIn }: User): void {
    if (builtIn) throw forbidden('built_in', 'users.builtIn');
  }

  // Whether the new address has an account is not looked up: only its owner, who gets the link, is told when they use it.
  route(app, changeEmail, async ({ session, body, request }) => {
    const { user } = session;
    checkChangeable(user);
    const { id, email: oldEmail } = user;
    const wrong = invalidField('password', 'wrong_password', 'users.passwordWrong');
    const { passwordHash } = await checkPassword(
      services,
      { id, password: body.password, request },
      wrong,
    );
    if (body.email.toLowerCase() === oldEmail.toLowerCase())
      throw invalidField('email', 'email_unchanged', 'account.emailSame');
    await limiter.count('link of account', String(id));
    const language = user.language ?? chosenLanguageOf(request.headers);
    const to = (email: string) => ({ email, language, userId: id });
    await db.transaction(async (tx) => {
      // While the password was checked, it may have become another one, or the account that of staff.
      await lockAccountOf(tx, session);
      const [same] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
        .for('no key update');
      if (!same) throw unauthorized();
      await setPendingEmail(tx, id, body.email);
      if (!(await limiter.allows(tx, 'link to recipient', body.email))) return;
      await queueMail(tx, 'address-confirmation', to(body.email), {});
      await queueMail(tx, 'address-changing', to(oldEmail), { newEmail: body.email });
    });
    return done('account.changeAsked');
  });

  route(app, resendEmailChange, async ({ session: { user }, request }) => {
    const { id, pendingEmail: email = null } = user;
    if (email === null) throw conflict('no_pending_email', 'account.noChange');
    await limiter.count('link of account', String(id));
    await limiter.count('link to recipient', email);
    const language = user.language ?? chosenLanguageOf(request.headers);
    await queueMail(db, 'address-confirmation', { email, language, userId: id }, {});
    return done('account.changeSentAgain');
  });

  route(app, withdrawEmailChange, async ({ session: { user } }) => {
    await setPendingEmail(db, user.id, null);
    return done('account.changeWithdrawn');
  });

  route(app, confirmEmail, async ({ body: { token }, request }) => {
    await limiter.count('token of address', network(request.ip));
    const outcome = await confirmAddress(db, token, await sessionOf(app, request));
    if (outcome === 'invalid') throw refused('token_invalid', 'account.linkInvalid');
    if (outcome === 'email taken') throw conflict('email_taken', 'auth.emailTaken');
    return done(outcome === 'changed' ? 'account.emailChanged' : 'account.emailConfirmed');
  });

  route(app, resendConfirmation, async ({ session: { user }, request }) => {
    checkChangeable(user);
    const { id, email, emailConfirmed } = user;
    if (emailConfirmed) return done('account.emailConfirmed');
    await limiter.count('link of account', String(id));
    await limiter.count('link to recipient', email);
    const language = user.language ?? chosenLanguageOf(request.headers);
    await queueMail(db, 'welcome', { email, language, userId: id }, {});
    return done('account.confirmationSent');
  });
}

const invalid = () => refused('token_invalid', 'account.linkInvalid');

/** Calls of those who have no password, or not any more. */
export function passwordRoutes(app: FastifyInstance, { db, limiter, company }: Services): void {
  route(app, forgotPassword, async ({ body: { email, from = '' }, request }) => {
    await limiter.count('link of address', network(request.ip));
    // In one transaction, which writes for every address: the database's disk does not tell whether it is known either.
    // Beyond the limit nothing is sent, and that is not told: the former links still work.
    await db.transaction(async (tx) => {
      if (await limiter.allows(tx, 'link to recipient', email))
        await tx.execute(resetMail(email, chosenLanguageOf(request.headers), pageAddress(from)));
    });
    return done('account.resetAsked');
  });

  route(app, checkPasswordLink, async ({ body: { token }, request }) => {
    await limiter.count('token of address', network(request.ip));
    if (!(await findLink(db, token, choosesPassword))) throw invalid();
    return done('account.linkWorks');
  });

  route(app, resetPassword, async ({ body: { token, password, device }, request }) => {
    await limiter.count('token of address', network(request.ip));
    const link = await findLink(db, token, choosesPassword);
    if (!link) throw invalid();
    refuseWeak('password', password, link.owner, company());
    // It is slow, so it happens outside the transaction.
    const passwordHash = await hashPassword(password, siteOf(request.ip));
    const email = await choosePassword(db, { token, passwordHash, device }, occurrenceOf(request));
    if (email === null) throw invalid();
    return { ...done('account.passwordChosen'), email };
  });
}
