import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loginByCompany, startCompanyLogin } from '../../contract/users/company-login.ts';
import { challengeQueries, startSession } from '../auth/index.ts';
import { forbidden, later, notFound, unauthorized, type AppError } from '../http/errors.ts';
import { chosenLanguageOf } from '../http/language.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { takesLastAdministrator } from '../users/index.ts';
import { findOrMake, type Outcome } from './accounts.ts';
import { identityProvider, NotLoggedIn, ProviderAway } from './provider.ts';

const refused = () => unauthorized('company_login_refused', 'companyLogin.refused');
const away = () => later(503, 'company_login_away', 'companyLogin.away', 30);
const noRole = () => forbidden('company_login_no_role', 'companyLogin.noRole');

const refusals: Record<Extract<Outcome, string>, () => AppError> = {
  'no role': noRole,
  'no address': () => forbidden('company_login_no_address', 'companyLogin.noAddress'),
  'other account': () => forbidden('company_login_other', 'companyLogin.otherAccount'),
  'built in': () => forbidden('built_in', 'companyLogin.builtIn'),
};

/** Calls that log staff in at the company's identity provider. */
export function companyLoginRoutes(app: FastifyInstance, { db, config, limiter }: Services): void {
  const { companyLogin: settings, siteUrl } = config;
  const challenges = challengeQueries(db);
  const provider = settings && identityProvider(settings, siteUrl);

  route(app, startCompanyLogin, async ({ request }) => {
    if (!provider) throw notFound();
    await limiter.count('company log-in of address', network(request.ip));
    const challenge = (await challenges.start('company', null))!;
    return { challenge, address: await noting(request, () => provider.addressFor(challenge)) };
  });

  route(app, loginByCompany, async ({ body: { challenge, answer, device }, request }) => {
    if (!provider) throw notFound();
    const identity = await noting(request, async () => {
      if (!(await challenges.spend(challenge, 'company'))) throw new NotLoggedIn('challenge');
      return provider.identityOf(challenge, answer);
    });
    const outcome = await findOrMake(
      db,
      identity,
      settings,
      chosenLanguageOf(request.headers),
    ).catch(keepLastAdministrator);
    if (typeof outcome === 'string') {
      request.log.warn({ reason: outcome }, 'A company log-in has no account here');
      throw refusals[outcome]();
    }
    const token = await startSession(db, outcome, { device, request, isByCompany: true });
    if (!token) throw refused();
    return { token };
  });
}

/** The last administrator keeps the role whatever the groups say, but enters with the password. */
function keepLastAdministrator(error: unknown): Outcome {
  if (takesLastAdministrator(error)) return 'no role';
  throw error;
}

/** Answers a 401 or 503 that does not say why; the log does. */
async function noting<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotLoggedIn || error instanceof ProviderAway)) throw error;
    request.log.warn({ reason: error.message }, 'A company log-in failed');
    throw error instanceof NotLoggedIn ? refused() : away();
  }
}
