import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry, Gauge } from 'prom-client';

/** Seconds. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Measures the requests of all routes that are added from now on. Of the address only the route's pattern is kept. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status; "left" when the client went away.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  let running = 0;
  gaugesIn(registry)('http_requests_in_flight', 'Requests being answered.', () => running);
  app.addHook('onRequest', (request, reply, done) => {
    running += 1;
    // Comes once for every request, also where no answer was sent to its end; `once` would only take longer.
    reply.raw.on('close', () => {
      running -= 1;
      const status = reply.raw.writableFinished ? reply.statusCode : 'left';
      const route = request.routeOptions.url ?? 'none';
      durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    });
    done();
  });
}

/** Adds gauges to a registry that are read whenever it is. */
export const gaugesIn = (registry: Registry) => (name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
