import { load, ours, start } from './processes.ts';
import { report } from './report.ts';
import { withPostgres } from './setup.ts';

/** The load that the product promises to serve on 2 cores: a hundred times that of a large rental company. */
const promise = { rate: 500, p99: 100 };
const size = { vehicles: 2_000, reservations: 1_000_000, users: 9_900 };
const seconds = 60;

await withPostgres(size, async (setup) => {
  const server = await start(ours, setup.ours);
  try {
    const job = {
      call: 'mixed' as const,
      origin: server.origin,
      token: setup.admin,
      bookers: setup.bookers,
      path: '/reservations/admin/all/pages?page=0&size=10&sort=pickUpTime',
      vehicles: size.vehicles,
      connections: 50,
      perSecond: promise.rate,
    };
    const { requests } = await load({ ...job, first: 0, seconds: 10 });
    const { rate, p50, p99, failed } = await load({ ...job, first: requests, seconds });
    const refused = Object.values(failed).reduce((sum, count) => sum + count, 0);
    report(
      [
        {
          'requests a second': Math.round(rate),
          'p50, ms': p50.toFixed(1),
          'p99, ms': p99.toFixed(1),
          failed: JSON.stringify(failed),
        },
      ],
      [
        ...(p99 > promise.p99 ? [`p99 of ${p99.toFixed(0)} ms`] : []),
        ...(refused > 0 ? [`${refused} requests failed`] : []),
      ],
    );
  } finally {
    await server.stop();
  }
});
