import type { FastifyInstance } from 'fastify';
import { commonMessages } from '../contract/common.ts';
import { later } from './errors.ts';

/**
 * Some fifty clients that ask one thing after the other keep a database fully busy. Up to twice as many statements may be
 * under way, so what is let in takes at most about twice as long as with them.
 */
const most = 100;

// Thrown again and again: under overload a stack for each would be too dear.
const busy = later(503, commonMessages.busy, 1);

/**
 * Turns requests away before they cost anything while the database has more to do than it can soon answer. `statements`
 * counts those under way. Neither slow clients nor waiting log-ins count, because they keep no statement.
 */
export function turnAwayOverload(app: FastifyInstance, statements: () => number): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    if (statements() < most) done();
    else done(busy);
  });
}
