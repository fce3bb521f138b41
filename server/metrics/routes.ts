import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '../../contract/headers.ts';
import { passwordLoad } from '../auth/password.ts';
import type { Config } from '../config.ts';
import { unauthorized } from '../http/errors.ts';
import { pictureLoad } from '../images/images.ts';
import { imageLoad } from '../images/routes.ts';
import { counted } from './counted.ts';
import { measureDelay, ofProcess } from './process.ts';
import { measureRequests } from './requests.ts';
import { reading } from './series.ts';

interface Parts {
  config: Pick<Config, 'metricsToken'>;
  /** How many statements the database is busy with. */
  statements: () => number;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Measures all routes that are added from now on and shows the figures of this process at /metrics to whoever has the token;
 * without a token in the settings there is no such address, and nothing is measured.
 */
export function serveMetrics(app: FastifyInstance, { config, statements }: Parts): void {
  if (!config.metricsToken) return;
  const expected = digest(config.metricsToken);
  const { delay, stop } = measureDelay();
  app.addHook('onClose', async () => stop());
  const metrics = [
    ...measureRequests(app),
    ...Object.values(counted),
    work,
    reading(
      'rental_database_statements',
      'Statements and transactions under way, or waiting for a connection.',
      'gauge',
      statements,
    ),
    delay,
    ...ofProcess,
  ];
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Of equal length, so that the time tells nothing.
    if (!timingSafeEqual(digest(given), expected)) throw unauthorized();
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .headers({ ...apiHeaders, 'cache-control': 'no-store' })
      .send(metrics.map((metric) => metric.text()).join(''));
  });
}

const work = reading(
  'rental_work',
  'Passwords being hashed, pictures being made and images being sent, or waiting for it.',
  'gauge',
  () => {
    const loads = { password: passwordLoad(), picture: pictureLoad(), image: imageLoad() };
    return Object.fromEntries(
      Object.entries(loads).flatMap(([kind, { running, waiting }]) => [
        [`kind="${kind}",state="running"`, running],
        [`kind="${kind}",state="waiting"`, waiting],
      ]),
    );
  },
);
