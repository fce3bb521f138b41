import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../tests/support/cluster.ts';
import { reconnect, book, listVehicleIds, logIn, listReservations } from './calls.ts';
import { figure, expectNone, type Result } from './results.ts';
import { keepBusy } from './load.ts';
import { newCluster, newFolder, run, type DatabaseEnv } from './servers.ts';
import { freeRentals, randomInteger } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const clients = 20;

/** Kills the server repeatedly while it writes, and looks for the bookings that it confirmed. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const rounds = Math.max(2, Math.round(20 * share));
  const cluster = await newCluster();
  return [
    ...(await proveOn('PGlite', newFolder(), rounds)),
    ...(await proveOn('PostgreSQL', cluster.env, rounds, cluster)),
  ];
}

/** With a cluster, the database crashes too every fourth time. */
async function proveOn(name: string, env: DatabaseEnv, rounds: number, cluster?: Cluster) {
  const confirmed = new Set<string>();
  const starts: number[] = [];
  let unanswered = 0;
  let crashes = 0;
  let allRentals: ReturnType<typeof freeRentals> | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const server = await run(env);
    starts.push(performance.now() - begun);
    const customer = await logIn(server.api, 'customer');
    const rentals = (allRentals ??= freeRentals(await listVehicleIds(customer)));
    const callers = Array.from({ length: clients }, () => reconnect(server.api, customer));
    let killed = false;
    const end = keepBusy(clients, async (client) => {
      if (killed) return sleep(10);
      const label = `round-${round}-${crypto.randomUUID()}`;
      const answer = await book(callers[client]!, rentals.next().value, label).catch(() => null);
      if (answer?.status === 201) confirmed.add(label);
      else unanswered += 1;
    });
    await sleep(randomInteger(100, 700));
    if (cluster && round % 4 === 1) {
      cluster.stop('immediate');
      crashes += 1;
    }
    const ended = server.end('SIGKILL');
    killed = true;
    await ended;
    await end();
    if (cluster && round % 4 === 1) cluster.start();
  }
  const server = await run(env);
  const rows = await listReservations(await logIn(server.api, 'administrator'));
  await server.end('SIGTERM');
  const names = new Set(rows.map(({ pickUpLocation }) => pickUpLocation));
  const lost = [...confirmed].filter((label) => !names.has(label));
  return [
    figure(`${name}: kills of the server`, rounds),
    ...(cluster ? [figure(`${name}: of these with a crash of the database`, crashes)] : []),
    figure(`${name}: longest start after that, ms`, Math.max(...starts.slice(1))),
    figure(`${name}: bookings confirmed`, confirmed.size),
    figure(`${name}: bookings cut off`, unanswered),
    expectNone(`${name}: confirmed bookings that are missing`, lost.length, lost),
  ];
}
