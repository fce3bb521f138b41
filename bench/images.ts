import { listImages } from './list-images.ts';
import { withPglite, withPostgres, type Setup } from './setup.ts';
import { measureInTurns, limit, load, ours, start, type Server } from './processes.ts';
import { median, report } from './report.ts';
import { roundsOf } from './smoke.ts';

/** Vehicles' images beside a bare route that reads them from the database, and availability beside a flood of them. */
const minimum = { rate: 0.8 };
const maximum = { p99: 3 };
const rounds = roundsOf(8);
const seconds = 1;
const warmUpSeconds = 3;
const flood = { call: 'image', connections: 600 } as const;
const size = { vehicles: 50, reservations: 5000, users: 250, imageBytes: 40_000 };

async function compare(database: string, setup: Setup): Promise<void> {
  const violations: string[] = [];
  const servers: [Server, Server] = [
    await start(ours, setup.ours),
    await start(limit, setup.limit),
  ];
  const job = { token: setup.customer, vehicles: size.vehicles, first: 0, seconds };
  const images = await listImages(servers[0]);
  const loadImages = ({ origin }: Server, time: number) =>
    load({ ...job, call: 'image', images, origin, connections: 50, seconds: time });
  const checkAvailability = ({ origin }: Server) =>
    load({ ...job, call: 'availability', origin, connections: 10 });
  const shown: { mine: number; bare: number }[] = [];
  const checked: { alone: number; beside: number; flood: number }[] = [];
  try {
    for (const server of servers) await loadImages(server, warmUpSeconds);
    for (let round = 0; round < rounds; round += 1) {
      const { mine, bare } = await measureInTurns(round, servers, (server) =>
        loadImages(server, seconds),
      );
      for (const reason of Object.keys({ ...mine.failed, ...bare.failed }))
        violations.push(`${database}: an image answers ${reason}`);
      shown.push({ mine: mine.rate, bare: bare.rate });
    }
    await checkAvailability(servers[0]);
    for (let round = 0; round < rounds; round += 1) {
      const alone = await checkAvailability(servers[0]);
      const { origin } = servers[0];
      const flooding = load({ ...job, ...flood, images, origin, seconds: 3 * seconds });
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
      const beside = await checkAvailability(servers[0]);
      const { rate, failed } = await flooding;
      for (const reason of Object.keys({ ...alone.failed, ...beside.failed, ...failed }))
        violations.push(`${database}: beside a flood of images answers ${reason}`);
      checked.push({ alone: alone.p99, beside: beside.p99, flood: rate });
    }
  } finally {
    for (const server of servers) await server.stop();
  }
  const rate = median(shown.map(({ mine, bare }) => mine / bare));
  const p99 = median(checked.map(({ alone, beside }) => beside / alone));
  if (rate < minimum.rate)
    violations.push(`${database}: images at ${rate.toFixed(2)} of the limit`);
  if (p99 > maximum.p99)
    violations.push(`${database}: p99 of availability is ${p99.toFixed(2)} of its own`);
  const row = {
    database,
    'limit/s': Math.round(median(shown.map(({ bare }) => bare))),
    'ours/s': Math.round(median(shown.map(({ mine }) => mine))),
    ratio: rate.toFixed(2),
    'availability p99 ms': median(checked.map(({ alone }) => alone)).toFixed(1),
    'beside a flood': median(checked.map(({ beside }) => beside)).toFixed(1),
    'ratio p99': p99.toFixed(2),
    'flood/s': Math.round(median(checked.map((round) => round.flood))),
  };
  report([row], violations);
}

await withPostgres(size, (setup) => compare('PostgreSQL', setup));
await withPglite(size, (setup) => compare('PGlite', setup));
