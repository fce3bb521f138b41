import { readFileSync } from 'node:fs';
import { onPglite, onPostgres } from './places.ts';
import { load, ours, start, type Server } from './processes.ts';
import { median, report } from './report.ts';

/** How long a start with data takes until the first answer, and the memory after 10,000 requests. */
const most = { seconds: 3, postgres: 150, overPglite: 100 };
const rounds = 5;
const requests = 10_000;
const size = { vehicles: 200, reservations: 10_000, users: 250 };
const asked = ['availability', 'vehicle', 'ownPage'] as const;
const bare = 'bench/bare-pglite.ts';

const rows: Record<string, string | number>[] = [];
const over: string[] = [];

/** MB. */
const memoryOf = ({ pid }: Server): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000;

/** Seconds from the start to the first answer. */
async function firstAnswer(env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const server = await start(ours, env);
  const { ok } = await fetch(`${server.origin}/api/car/visitors/1`);
  const took = (performance.now() - began) / 1000;
  if (!ok) throw new Error('The first answer is none.');
  await server.stop();
  return took;
}

async function memoryAfter(env: NodeJS.ProcessEnv, token: string): Promise<number> {
  const server = await start(ours, env);
  const job = { origin: server.origin, token, vehicles: size.vehicles, connections: 50 };
  let made = 0;
  for (let turn = 0; made < requests; turn += 1)
    made += (await load({ ...job, call: asked[turn % asked.length]!, first: made, seconds: 1 }))
      .requests;
  const memory = memoryOf(server);
  await server.stop();
  return memory;
}

await onPglite(size, async (places) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const seconds = await firstAnswer(places.ours);
    const alone = await start(bare, places.limit);
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
    most: most.seconds,
  });
  if (seconds > most.seconds) over.push(`it starts in ${seconds.toFixed(1)} s`);

  const server = await start(bare, { ...places.limit, QUERIES: String(requests) });
  const without = memoryOf(server);
  await server.stop();
  const memory = await memoryAfter(places.ours, places.customer);
  rows.push({
    what: 'memory on PGlite, MB',
    bare: Math.round(without),
    ours: Math.round(memory),
    ratio: (memory / without).toFixed(2),
    most: `bare + ${most.overPglite}`,
  });
  if (memory > without + most.overPglite) over.push(`${Math.round(memory)} MB on PGlite`);
});

await onPostgres(size, async (places) => {
  const memory = await memoryAfter(places.ours, places.customer);
  rows.push({
    what: 'memory on PostgreSQL, MB',
    bare: '',
    ours: Math.round(memory),
    ratio: '',
    most: most.postgres,
  });
  if (memory > most.postgres) over.push(`${Math.round(memory)} MB on PostgreSQL`);
});
report(rows, over);
