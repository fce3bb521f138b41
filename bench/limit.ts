import { existsSync } from 'node:fs';
import { imagesOf } from './images-of.ts';
import type { Load } from './client.ts';
import { onPglite, onPostgres, type Places } from './places.ts';
import { inTurns, limit, load, ours, start, type Server } from './processes.ts';
import { median, report } from './report.ts';

/** Our server beside a bare one that does the same database work, on the same data, in turns. */
const least = { rate: 0.8 };
const most = { p99: 1.5 };
const rounds = 15;
const seconds = 0.6;
/** Until what each does often has been compiled. */
const warming = 3;
const size = { vehicles: 200, reservations: 10_000, users: 250, imageBytes: 40_000 };
const calls = [
  'availability',
  'booking',
  'vehicle',
  'vehiclePage',
  'vehicles',
  'image',
  'home',
  'ownPage',
  'ownArray',
] as const;

if (!existsSync('dist')) throw new Error('Build the site first: npm run build.');

interface Round {
  mine: Load;
  bare: Load;
  rate: number;
  p99: number;
}

async function compare(database: string, places: Places): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const over: string[] = [];
  const servers: [Server, Server] = [
    await start(ours, places.ours),
    await start(limit, places.limit),
  ];
  const images = await imagesOf(servers[0]);
  // No two rounds book the same.
  let first = 0;
  const measure = (call: (typeof calls)[number], time: number, { origin }: Server) =>
    load({
      call,
      origin,
      token: places.customer,
      bookers: places.bookers,
      vehicles: size.vehicles,
      images,
      first: (first += 15_000),
      connections: 50,
      seconds: time,
    });
  try {
    for (const call of calls) {
      for (const server of servers) await measure(call, warming, server);
      const found: Round[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { mine, bare } = await inTurns(round, servers, (server) =>
          measure(call, seconds, server),
        );
        found.push({ mine, bare, rate: mine.rate / bare.rate, p99: mine.p99 / bare.p99 });
        for (const reason of Object.keys({ ...mine.failed, ...bare.failed }))
          over.push(`${database}, ${call}: answers with ${reason}`);
      }
      const middle = (pick: (round: Round) => number) => median(found.map(pick));
      const rate = middle((round) => round.rate);
      const p99 = middle((round) => round.p99);
      if (rate < least.rate) over.push(`${database}, ${call}: ${rate.toFixed(2)} of the limit`);
      if (p99 > most.p99) over.push(`${database}, ${call}: p99 ${p99.toFixed(2)} of the limit's`);
      rows.push({
        database,
        call,
        'limit/s': Math.round(middle((round) => round.bare.rate)),
        'ours/s': Math.round(middle((round) => round.mine.rate)),
        ratio: rate.toFixed(2),
        'limit p99 ms': middle((round) => round.bare.p99).toFixed(1),
        'ours p99 ms': middle((round) => round.mine.p99).toFixed(1),
        'ratio p99': p99.toFixed(2),
      });
    }
  } finally {
    for (const server of servers) await server.stop();
  }
  report(rows, over);
}

await onPostgres(size, (places) => compare('PostgreSQL', places));
await onPglite(size, (places) => compare('PGlite', places));
