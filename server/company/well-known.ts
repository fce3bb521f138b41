import type { FastifyInstance } from 'fastify';
import { fileHeaders } from '../../contract/wire/headers.ts';
import { changePasswordPage, securityText, wellKnown } from '../../contract/site/well-known.ts';
import type { CompanyFacts } from './facts.ts';
import { getTerms } from '../../contract/reservations/terms.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { termsQueries } from './terms.ts';

interface Site {
  company: () => CompanyFacts | null;
  origin: string;
}

/** Serves the addresses that programs know. Without a built site there is nobody to write to. */
export function serveWellKnown(app: FastifyInstance, { company, origin }: Site): void {
  app.get(wellKnown.changePassword, (_request, reply) =>
    reply
      .headers({ ...fileHeaders, 'cache-control': 'no-cache' })
      .redirect(changePasswordPage, 302),
  );

  app.get(wellKnown.security, (_request, reply) => {
    const facts = company();
    if (!facts) return reply.callNotFound();
    const { mail } = facts.company;
    return reply
      .headers({ ...fileHeaders, 'cache-control': 'no-cache' })
      .type('text/plain; charset=utf-8')
      .send(securityText({ origin, mail, now: new Date() }));
  });
}

export function companyRoutes(app: FastifyInstance, { db }: Services): void {
  const { find } = termsQueries(db);

  route(app, getTerms, async ({ params }) => {
    const terms = await find(params.hash);
    if (!terms) throw notFound('terms_not_found', 'reservations.noTerms');
    return terms;
  });
}
