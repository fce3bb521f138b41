import { startCluster } from '../tests/support/cluster.ts';
import { startProxy } from '../tests/support/haproxy.ts';
import { startPooler } from '../tests/support/pgbouncer.ts';
import { createDatabase, type Logins } from './data.ts';
import { load, ours, start } from './processes.ts';
import { median, report } from './report.ts';
import { roundsOf } from './smoke.ts';

/** Ever more servers on one PostgreSQL behind the proxy of `deploy/`, and finally with PgBouncer in between. */
interface Topology {
  name: string;
  servers: number;
  direct?: boolean;
  pooled?: boolean;
}
const topologies: Topology[] = [
  { name: '1, without the proxy', servers: 1, direct: true },
  { name: '1', servers: 1 },
  { name: '2', servers: 2 },
  { name: '4', servers: 4 },
  { name: '2, PgBouncer', servers: 2, pooled: true },
];
const calls = ['availability', 'booking'] as const;
const rounds = roundsOf(3);
const seconds = 1.5;
const vehicles = 200;

const cluster = await startCluster(['fsync=off']);
const pooler = await startPooler(cluster.url);
const rows: Record<string, string | number>[] = [];
const violations: string[] = [];
/** The rates of one server without the proxy. */
const singleRate: Partial<Record<(typeof calls)[number], number>> = {};
// No two measurements book the same times.
let first = 0;

async function measure(
  { name, servers, direct, pooled }: Topology,
  { customer: token, bookers }: Logins,
): Promise<void> {
  const env = {
    DATABASE_URL: pooled ? pooler.url : cluster.url,
    PREPARED_STATEMENTS: pooled ? 'off' : 'on',
    // The proxy tells the servers its clients' true address, of which there is one.
    MAX_BOOKINGS_PER_NETWORK: '0',
  };
  const running = await Promise.all(Array.from({ length: servers }, () => start(ours, env)));
  const proxy = direct ? null : await startProxy(running.map(({ origin }) => origin));
  const target = {
    origin: proxy?.origin ?? running[0]!.origin,
    token,
    bookers,
    vehicles,
    connections: 50,
  };
  try {
    for (const call of calls) {
      const once = (time: number) =>
        load({ ...target, call, first: (first += 10_000), seconds: time });
      await once(0.5);
      const measured = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await once(seconds));
      for (const reason of measured.flatMap(({ failed }) => Object.keys(failed)))
        violations.push(`${name}, ${call}: answers with ${reason}`);
      const rate = median(measured.map((load) => load.rate));
      rows.push({
        servers: name,
        call,
        'per second': Math.round(rate),
        ratio: (rate / (singleRate[call] ??= rate)).toFixed(2),
        'p99 ms': median(measured.map(({ p99 }) => p99)).toFixed(0),
      });
    }
  } finally {
    await proxy?.stop();
    for (const server of running) await server.stop();
  }
}

try {
  const logins = await createDatabase(
    { kind: 'postgres', url: cluster.url },
    { vehicles, reservations: 10_000, users: 250 },
  );
  for (const topology of topologies) await measure(topology, logins);
} finally {
  await pooler.stop();
  cluster.remove();
}
report(rows, violations);
