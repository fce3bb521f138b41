import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '../../contract/headers.ts';
import { unauthorized } from '../http/errors.ts';
import { loads } from '../load/concurrency-limit.ts';
import { counted } from './counted.ts';
import { measureDelay, ofProcess } from './process.ts';
import { measureRequests } from './requests.ts';
import { reading } from './series.ts';

interface Parts {
  /** Who has it may read the metrics. */
  token: string | undefined;
  /** How many statements the database is busy with. */
  statements: () => number;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Measures all routes that are added from now on and shows the figures of this process at /metrics to whoever has the token;
 * without a token in the settings there is no such address, and nothing is measured.
 */
export function serveMetrics(app: FastifyInstance, { token, statements }: Parts): void {
  if (!token) return;
  const expected = digest(token);
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
  () =>
    Object.fromEntries(
      [...loads].flatMap(([kind, load]) => {
        const { running, waiting } = load();
        return [
          [`kind="${kind}",state="running"`, running],
          [`kind="${kind}",state="waiting"`, waiting],
        ];
      }),
    ),
);
