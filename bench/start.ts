import { readFileSync } from 'node:fs';
import { withPglite, withPostgres } from './setup.ts';
import { load, ours, start, type Server } from './processes.ts';
import { median, report } from './report.ts';
import { roundsOf } from './smoke.ts';

/** Measures a start with data until the first answer, and the memory after 10,000 requests. */
const maximum = { seconds: 3, postgres: 150, overPglite: 100 };
const rounds = roundsOf(5);
const requests = 10_000;
const size = { vehicles: 200, reservations: 10_000, users: 250 };
const measuredCalls = ['availability', 'vehicle', 'ownPage'] as const;
const bare = 'bench/bare-pglite.ts';

const rows: Record<string, string | number>[] = [];
const violations: string[] = [];

/** MB. */
const readMemory = ({ pid }: Server): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000;

/** Seconds from the start to the first answer. */
async function timeFirstAnswer(env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const server = await start(ours, env);
  const { ok } = await fetch(`${server.origin}/api/car/visitors/1`);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!ok) throw new Error('The first answer is an error.');
  await server.stop();
  return seconds;
}

async function measureMemory(env: NodeJS.ProcessEnv, token: string): Promise<number> {
  const server = await start(ours, env);
  const job = { origin: server.origin, token, vehicles: size.vehicles, connections: 50 };
  let requestsMade = 0;
  for (let turn = 0; requestsMade < requests; turn += 1)
    requestsMade += (
      await load({
        ...job,
        call: measuredCalls[turn % measuredCalls.length]!,
        first: requestsMade,
        seconds: 1,
      })
    ).requests;
  const memory = readMemory(server);
  await server.stop();
  return memory;
}

await withPglite(size, async (setup) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const seconds = await timeFirstAnswer(setup.ours);
    const alone = await start(bare, setup.limit);
    await alone.stop();
    times.push({ seconds, alone: alone.startedIn / 1000 });
  }
  const seconds = median(times.map((time) => time.seconds));
  const alone = median(times.map((time) => time.alone));
  rows.push({
    what: 'start on PGlite, s',
    bare: alone.toFixed(2),
    ours: seconds.toFixed(2),
    ratio: (seconds / alone).toFixed(2),
    most: maximum.seconds,
  });
  if (seconds > maximum.seconds) violations.push(`it starts in ${seconds.toFixed(1)} s`);

  const server = await start(bare, { ...setup.limit, QUERIES: String(requests) });
  const without = readMemory(server);
  await server.stop();
  const memory = await measureMemory(setup.ours, setup.customer);
  rows.push({
    what: 'memory on PGlite, MB',
    bare: Math.round(without),
    ours: Math.round(memory),
    ratio: (memory / without).toFixed(2),
    most: `bare + ${maximum.overPglite}`,
  });
  if (memory > without + maximum.overPglite) violations.push(`${Math.round(memory)} MB on PGlite`);
});

await withPostgres(size, async (setup) => {
  const memory = await measureMemory(setup.ours, setup.customer);
  rows.push({
    what: 'memory on PostgreSQL, MB',
    bare: '',
    ours: Math.round(memory),
    ratio: '',
    most: maximum.postgres,
  });
  if (memory > maximum.postgres) violations.push(`${Math.round(memory)} MB on PostgreSQL`);
});
report(rows, violations);
