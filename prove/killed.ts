import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../tests/support/cluster.ts';
import { another, book, fleet, logIn, stored } from './calls.ts';
import { figure, none, type Finding } from './findings.ts';
import { keepBusy } from './load.ts';
import { newCluster, newFolder, run, type Place } from './places.ts';
import { freeRentals, random } from './rentals.ts';
import type { Amounts } from './run.ts';

const clients = 20;

/** Kills the server again and again while it writes, and looks for the bookings that it had confirmed. */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const rounds = Math.max(2, Math.round(20 * share));
  const cluster = await newCluster();
  return [
    ...(await proveOn('PGlite', newFolder(), rounds)),
    ...(await proveOn('PostgreSQL', cluster.place, rounds, cluster)),
  ];
}

/** With a cluster, each fourth time it is the database that crashes. */
async function proveOn(name: string, place: Place, rounds: number, cluster?: Cluster) {
  const confirmed = new Set<string>();
  const starts: number[] = [];
  let unanswered = 0;
  let crashes = 0;
  let free: ReturnType<typeof freeRentals> | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const server = await run(place);
    starts.push(performance.now() - begun);
    const customer = await logIn(server.api, 'customer');
    const rentals = (free ??= freeRentals(await fleet(customer)));
    const callers = Array.from({ length: clients }, () => another(server.api, customer));
    let killed = false;
    const end = keepBusy(clients, async (client) => {
      if (killed) return sleep(10);
      const called = `round-${round}-${crypto.randomUUID()}`;
      const answer = await book(callers[client]!, rentals.next().value, called).catch(() => null);
      if (answer?.status === 201) confirmed.add(called);
      else unanswered += 1;
    });
    await sleep(random(100, 700));
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
  const server = await run(place);
  const rows = await stored(await logIn(server.api, 'administrator'));
  await server.end('SIGTERM');
  const names = new Set(rows.map(({ pickUpLocation }) => pickUpLocation));
  const lost = [...confirmed].filter((called) => !names.has(called));
  return [
    figure(`${name}: times that the server was killed`, rounds),
    ...(cluster ? [figure(`${name}: of these together with the database`, crashes)] : []),
    figure(`${name}: longest start after that, ms`, Math.max(...starts.slice(1))),
    figure(`${name}: bookings confirmed`, confirmed.size),
    figure(`${name}: bookings cut off`, unanswered),
    none(`${name}: confirmed bookings that are gone`, lost.length, lost),
  ];
}
