import { existsSync } from 'node:fs';
import { lateReservations } from './data.ts';
import { listImages } from './list-images.ts';
import type { Load } from './client.ts';
import { withPglite, withPostgres, type Setup } from './setup.ts';
import { measureInTurns, limit, load, ours, smtpSink, start, type Server } from './processes.ts';
import { median, report } from './report.ts';
import { roundsOf } from './smoke.ts';

/** Compares our server with a bare one that does the same database work on the same data, in turns. */
const minimum = { rate: 0.6 };
const maximum = { p99: 1.5 };
const rounds = roundsOf(15);
const seconds = 0.6;
/** Seconds until the hot code is compiled. */
const warmUpSeconds = 3;
const usual = { vehicles: 200, reservations: 10_000, users: 250, imageBytes: 40_000 };
/** For changes alone, of which each customer may make thirty an hour. */
const manyCustomers = { ...usual, users: 2000 };
/** For searches alone: they must not feel how many vehicles and reservations there are. */
const large = { vehicles: 10_000, reservations: 100_000, users: 10_000, imageBytes: 400 };
const all = [
  'availability',
  'booking',
  'change',
  'search',
  'quote',
  'quoteTaken',
  'calendar',
  'vehicle',
  'vehiclePage',
  'vehicles',
  'image',
  'home',
  'ownPage',
  'ownArray',
] as const;
const named = process.argv.slice(2);
type CallName = (typeof all)[number];
/** Those named on the command line, or all. */
const wanted = all.filter((call) => named.length === 0 || named.includes(call));

if (!existsSync('dist')) throw new Error('Build the site first: npm run build.');

interface Round {
  mine: Load;
  bare: Load;
  rate: number;
  p99: number;
}

async function compare(
  database: string,
  setup: Setup,
  size: typeof usual,
  calls: readonly CallName[],
): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const violations: string[] = [];
  // Ours sends mails meanwhile, as many as usual.
  const sink = await start(smtpSink, {});
  const servers: [Server, Server] = [
    await start(ours, {
      ...setup.ours,
      SMTP_URL: sink.origin,
      SITE_URL: 'https://rental.example',
    }),
    await start(limit, setup.limit),
  ];
  const images = await listImages(servers[0]);
  let first = 0;
  const measure = (call: CallName, time: number, { origin }: Server) =>
    load({
      call,
      origin,
      token: setup.customer,
      bookers: setup.bookers,
      lateReservations: lateReservations(size),
      vehicles: size.vehicles,
      images,
      // No two rounds book the same times.
      first: (first += 15_000),
      connections: 50,
      seconds: time,
    });
  try {
    for (const call of calls) {
      first = 0;
      for (const server of servers) await measure(call, warmUpSeconds, server);
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { mine, bare } = await measureInTurns(round, servers, (server) =>
          measure(call, seconds, server),
        );
        measured.push({ mine, bare, rate: mine.rate / bare.rate, p99: mine.p99 / bare.p99 });
        for (const reason of Object.keys({ ...mine.failed, ...bare.failed }))
          violations.push(`${database}, ${call}: answers with ${reason}`);
      }
      const medianOf = (pick: (round: Round) => number) => median(measured.map(pick));
      const rate = medianOf((round) => round.rate);
      const p99 = medianOf((round) => round.p99);
      if (rate < minimum.rate)
        violations.push(`${database}, ${call}: ${rate.toFixed(2)} of the limit`);
      if (p99 > maximum.p99)
        violations.push(`${database}, ${call}: p99 ${p99.toFixed(2)} of the limit's`);
      rows.push({
        database,
        call,
        'limit/s': Math.round(medianOf((round) => round.bare.rate)),
        'ours/s': Math.round(medianOf((round) => round.mine.rate)),
        ratio: rate.toFixed(2),
        'limit p99 ms': medianOf((round) => round.bare.p99).toFixed(1),
        'ours p99 ms': medianOf((round) => round.mine.p99).toFixed(1),
        'ratio p99': p99.toFixed(2),
      });
    }
  } finally {
    for (const server of [...servers, sink]) await server.stop();
  }
  report(rows, violations);
}

const others = wanted.filter((call) => call !== 'change');
if (others.length > 0) {
  await withPostgres(usual, (setup) => compare('PostgreSQL', setup, usual, others));
  await withPglite(usual, (setup) => compare('PGlite', setup, usual, others));
}
if (wanted.includes('change')) {
  await withPostgres(manyCustomers, (setup) =>
    compare('PostgreSQL', setup, manyCustomers, ['change']),
  );
  await withPglite(manyCustomers, (setup) => compare('PGlite', setup, manyCustomers, ['change']));
}
if (wanted.includes('search')) {
  await withPostgres(large, (setup) => compare('PostgreSQL, large', setup, large, ['search']));
  await withPglite(large, (setup) => compare('PGlite, large', setup, large, ['search']));
}
