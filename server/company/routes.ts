import type { FastifyInstance } from 'fastify';
import { getTerms } from '../../contract/terms.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { termsQueries } from './terms.ts';

export function companyRoutes(app: FastifyInstance, { db }: Services): void {
  const { find } = termsQueries(db);

  route(app, getTerms, async ({ params }) => {
    const terms = await find(params.hash);
    if (!terms) throw notFound('terms_not_found', 'reservations.noTerms');
    return terms;
  });
}
