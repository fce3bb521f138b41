import type { FastifyInstance } from 'fastify';
import { reportBrowserError } from '../../contract/wire/browser-errors.ts';
import { done } from '../http/language.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import { browserErrors } from '../metrics/index.ts';
import type { Services } from '../services.ts';

/** Anybody can make pages up; so many are told apart. */
const mostPages = 200;

/** Counts what browsers report of the site's pages, and logs where in its scripts it was. */
export function browserErrorRoutes(app: FastifyInstance, { limiter }: Services): void {
  route(app, reportBrowserError, async ({ body, request }) => {
    await limiter.count('browser error of address', network(request.ip));
    const name = `${body.release} ${body.page}`;
    const isTold = browserErrors.totals.has(name) || browserErrors.totals.size < mostPages;
    browserErrors.add(isTold ? name : 'other');
    request.log.warn({ browserError: body }, 'A page met an error');
    return done('common.noted');
  });
}
