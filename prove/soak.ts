import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { getVehicle } from '../contract/vehicles/vehicles.ts';
import { cancelOwn } from './changes.ts';
import { reconnect, book, listVehicleIds, askAvailability, logIn, type Caller } from './calls.ts';
import { expectAtMost, figure, expectNone, quantile, type Result } from './results.ts';
import type { Answer } from './http.ts';
import { runAtRate, keepBusy } from './load.ts';
import { newCluster, newFolder, run, type DatabaseEnv } from './servers.ts';
import { dayRental, pickOne } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const connections = 50;
/** Parts of the time whose minimum memory is compared, so that garbage does not count. */
const windows = 10;

/** Runs servers on both databases side by side for a long time, each at half of its maximum rate. */
export async function prove({ minutes }: ProofOptions): Promise<Result[]> {
  const { env } = await newCluster();
  const delay = monitorEventLoopDelay();
  delay.enable();
  const results = await Promise.all([
    proveOn('PGlite', newFolder(), minutes),
    proveOn('PostgreSQL', env, minutes),
  ]);
  delay.disable();
  return [
    // When the machine pauses, the load catches up afterwards all at once.
    figure('longest pause of the load itself, ms', delay.max / 1e6),
    ...results.flat(),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, minutes: number): Promise<Result[]> {
  // Started once before, so that rendering the demo's images does not count.
  await (await run(env)).end('SIGTERM');
  const server = await run(env);
  const caller = await logIn(server.api, 'customer');
  const vehicles = await listVehicleIds(caller);
  let asked = 0;
  let booked: number | null = null;
  /** What was booked is cancelled next: the fuller a fleet, the more a check costs, which has to look for another time. */
  const bookOrCancel = async (by: Caller): Promise<Answer> => {
    if (booked !== null) {
      const id = booked;
      booked = null;
      return cancelOwn(by, id);
    }
    const answer = await book(by, dayRental(vehicles), 'soak');
    if (answer.status === 201)
      booked = (JSON.parse(answer.text) as { reservation: { id: number } }).reservation.id;
    return answer;
  };
  const ask = (by: Caller): Promise<Answer> => {
    asked += 1;
    if (asked % 50 === 0) return bookOrCancel(by);
    if (asked % 5 > 0) return askAvailability(by, dayRental(vehicles));
    const path = getVehicle.path.replace(':id', String(pickOne(vehicles)));
    return by.connection.request('GET', path);
  };
  // At the maximum rate for a while, which also warms it up.
  const callers = Array.from({ length: connections }, () => reconnect(server.api, caller));
  let count = 0;
  const warmUpSeconds = Math.min(30, minutes * 10);
  const end = keepBusy(connections, async (client) => {
    await ask(callers[client]!);
    count += 1;
  });
  await sleep(warmUpSeconds * 1000);
  const limit = count / warmUpSeconds;
  await end();

  const seconds = minutes * 60;
  const begun = performance.now();
  const memory: number[][] = Array.from({ length: windows }, () => []);
  const sampling = setInterval(
    () => {
      const passed = (performance.now() - begun) / 1000 / seconds;
      memory[Math.min(windows - 1, Math.floor(passed * windows))]!.push(server.memory());
    },
    Math.min(1000, seconds * 10),
  );
  const idle = [...callers];
  const times: number[] = [];
  const failed = new Map<string, number>();
  const fail = (what: string) => {
    const how = `${what} at ${Math.floor((performance.now() - begun) / 1000)} s`;
    failed.set(how, (failed.get(how) ?? 0) + 1);
  };
  let served = 0;
  let slowest = 0;
  await runAtRate(limit / 2, seconds, async () => {
    const by = idle.pop() ?? reconnect(server.api, caller);
    try {
      const { status, ms } = await ask(by);
      served += 1;
      slowest = Math.max(slowest, ms);
      if (served % 10 === 0) times.push(ms);
      if (![200, 201, 409].includes(status)) fail(`${status}`);
    } catch (error) {
      fail(String(error));
    }
    idle.push(by);
  });
  clearInterval(sampling);
  await server.end('SIGTERM');
  const minima = memory.map((window) => Math.min(...window));
  const growth = minima.at(-1)! / minima[1]! - 1;
  return [
    figure(`${name}: maximum rate per second`, limit),
    figure(`${name}: requests in ${minutes} minutes`, served),
    figure(
      `${name}: median, 99th percentile and slowest, ms`,
      `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)} / ${slowest.toFixed(0)}`,
    ),
    figure(
      `${name}: minimum memory of each tenth, MB`,
      minima.map((value) => value.toFixed(0)).join(' '),
    ),
    expectNone(
      `${name}: errors`,
      failed.values().reduce((sum, count) => sum + count, 0),
      [Object.fromEntries(failed)],
    ),
    expectAtMost(`${name}: growth of memory from the second tenth to the last, %`, 100 * growth, 5),
  ];
}
