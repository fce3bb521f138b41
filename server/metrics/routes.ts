import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, register, Registry } from 'prom-client';
import { apiHeaders } from '../../contract/wire/headers.ts';
import { AppError, unauthorized } from '../http/errors.ts';
import { loads, oldestWaits } from '../load/concurrency-limit.ts';
import { attemptsBeyond } from '../load/rate-limits.ts';
import { release } from '../release.ts';
import { browserErrors, refusals } from './counted.ts';
import { showFigures, type Figures } from './figures.ts';
import { measureDelay, measureProcess } from './process.ts';
import { measureRequests, gaugesIn } from './requests.ts';

interface Parts {
  /** Who has it may read the metrics. */
  token: string | undefined;
  /** How many statements the database is busy with. */
  statements: () => number;
  figures: () => Promise<Figures>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Measures all routes that are added from now on and shows the figures of this process at /metrics to whoever has the token;
 * without a token in the settings there is no such address, and refusals alone are counted.
 */
export function serveMetrics(app: FastifyInstance, { token, statements, figures }: Parts): void {
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof AppError) refusals.add(error.code);
    done();
  });
  if (!token) return;
  const expected = digest(token);
  const registry = new Registry();
  const stop = measureDelay(registry);
  app.addHook('onClose', async () => stop());
  measureRequests(app, registry);
  measureProcess(registry);
  measureWork(registry, statements);
  showRelease(registry);
  showFigures(registry, figures);
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Of equal length, so that the time tells nothing.
    if (!timingSafeEqual(digest(given), expected)) throw unauthorized();
    return reply
      .type(registry.contentType)
      .headers({ ...apiHeaders, 'cache-control': 'no-store' })
      .send(await Registry.merge([register, registry]).metrics());
  });
}

/** As Prometheus has it: always 1, with what runs in the labels. */
function showRelease(registry: Registry): void {
  const { version, commit } = release;
  new Gauge({
    name: 'rental_build_info',
    help: 'The release that runs, and the commit that it was made of.',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  }).set({ version, commit: commit ?? '', node: process.versions.node }, 1);
}

/** What the database and the concurrency limits are busy with. */
function measureWork(registry: Registry, statements: () => number): void {
  gaugesIn(registry)(
    'rental_database_statements',
    'Statements and transactions under way, or waiting for a connection.',
    statements,
  );
  new Gauge({
    name: 'rental_work',
    help: 'Passwords being hashed, images being converted and images being sent, or waiting for it.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect() {
      for (const [kind, load] of loads)
        for (const [state, count] of Object.entries(load())) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'rental_work_oldest_seconds',
    help: 'How long the oldest of what waits has been waiting.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, oldest] of oldestWaits) this.set({ kind }, oldest());
    },
  });
  new Counter({
    name: 'rental_limits_reached_total',
    help: 'Attempts beyond a rate limit, by its name.',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, count] of attemptsBeyond.totals) this.inc({ limit }, count);
    },
  });
  new Counter({
    name: 'rental_refusals_total',
    help: 'Refused calls by the code of their answer.',
    labelNames: ['code'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [code, count] of refusals.totals) this.inc({ code }, count);
    },
  });
  new Counter({
    name: 'rental_browser_errors_total',
    help: 'Errors that browsers reported, by release and page.',
    labelNames: ['page'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [page, count] of browserErrors.totals) this.inc({ page }, count);
    },
  });
}
