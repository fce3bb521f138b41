import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { passwordLoad } from '../auth/password.ts';
import type { Config } from '../config.ts';
import { connectionsOf } from '../db/connections.ts';
import type { Database } from '../db/index.ts';
import { unauthorized } from '../errors.ts';
import { pictureLoad } from '../files/images.ts';
import { counted } from './counted.ts';
import { measureDelay, ofProcess } from './process.ts';
import { measureRequests } from './requests.ts';
import { reading, type Metric } from './series.ts';

interface Parts {
  db: Database;
  config: Pick<Config, 'metricsToken'>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Measures all routes that are added from now on and shows the figures of this process at /metrics to whoever has the token;
 * without a token in the settings there is no such address, and nothing is measured.
 */
export function serveMetrics(app: FastifyInstance, { db, config }: Parts): void {
  if (!config.metricsToken) return;
  const expected = digest(config.metricsToken);
  const { delay, stop } = measureDelay();
  app.addHook('onClose', async () => stop());
  const metrics = [
    ...measureRequests(app),
    ...Object.values(counted),
    work,
    ...ofDatabase(db),
    delay,
    ...ofProcess,
  ];
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Of equal length, so that the time tells nothing.
    if (!timingSafeEqual(digest(given), expected)) throw unauthorized();
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(metrics.map((metric) => metric.text()).join(''));
  });
}

const work = reading(
  'rental_work',
  'Passwords that are being hashed and pictures that are being made, or wait for it.',
  'gauge',
  () => {
    const loads = { password: passwordLoad(), picture: pictureLoad() };
    return Object.fromEntries(
      Object.entries(loads).flatMap(([kind, { running, waiting }]) => [
        [`kind="${kind}",state="running"`, running],
        [`kind="${kind}",state="waiting"`, waiting],
      ]),
    );
  },
);

/** The pool of connections; none with the embedded database. */
function ofDatabase(db: Database): Metric[] {
  const connections = connectionsOf(db);
  if (!connections) return [];
  return [
    reading('rental_database_connections', 'Connections to the database.', 'gauge', () => {
      const { open, idle } = connections();
      return { 'state="used"': open - idle, 'state="idle"': idle };
    }),
    reading(
      'rental_database_connections_most',
      'Connections that this process opens at most.',
      'gauge',
      () => connections().most,
    ),
    reading(
      'rental_database_waiting',
      'Statements that wait for a connection.',
      'gauge',
      () => connections().waiting,
    ),
  ];
}
