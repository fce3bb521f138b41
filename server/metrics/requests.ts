import type { FastifyInstance } from 'fastify';
import { histogram, reading, type Metric } from './series.ts';

/** Seconds. */
const bounds = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Measures the requests of all routes that are added from now on. Of the address only the route's pattern is kept. */
export function measureRequests(app: FastifyInstance): Metric[] {
  const durations = histogram(
    'http_request_duration_seconds',
    'Requests by method, route and status; "left" when the client went away.',
    bounds,
  );
  let running = 0;
  app.addHook('onRequest', (request, reply, done) => {
    running += 1;
    // Comes once for every request, also where no answer was sent to its end; `once` would only take longer.
    reply.raw.on('close', () => {
      running -= 1;
      const status = reply.raw.writableFinished ? reply.statusCode : 'left';
      const route = request.routeOptions.url ?? 'none';
      durations.observe(
        reply.elapsedTime / 1000,
        `method="${request.method}",route="${route}",status="${status}"`,
      );
    });
    done();
  });
  return [
    durations,
    reading('http_requests_in_flight', 'Requests being answered.', 'gauge', () => running),
  ];
}
