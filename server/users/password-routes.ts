import type { FastifyInstance } from 'fastify';
import { checkPasswordLink, forgotPassword, resetPassword } from '../../contract/account.ts';
import { pageAddress } from '../../contract/pages.ts';
import { hashPassword, occurrenceOf, refuseWeak } from '../auth/index.ts';
import { refused } from '../http/errors.ts';
import { chosenLanguageOf, done } from '../http/language.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import { findLink } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { choosePassword, choosesPassword, resetMail } from './links.ts';

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
    const passwordHash = await hashPassword(password);
    const email = await choosePassword(db, { token, passwordHash, device }, occurrenceOf(request));
    if (email === null) throw invalid();
    return { ...done('account.passwordChosen'), email };
  });
}
