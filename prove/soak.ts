import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { getVehicle } from '../contract/vehicles.ts';
import { another, book, fleet, isAvailable, logIn, type Caller } from './calls.ts';
import { atMost, figure, none, quantile, type Finding } from './findings.ts';
import type { Answer } from './http.ts';
import { atRate, keepBusy } from './load.ts';
import { newCluster, newFolder, run, type Place } from './places.ts';
import { dayRental, oneOf } from './rentals.ts';
import type { Amounts } from './run.ts';

const connections = 50;
/** Parts of the time whose least memory is compared: what the next collection frees counts in none of them. */
const windows = 10;

/** Lets servers on both databases work side by side for a long time, each at half of what it can then serve. */
export async function prove({ minutes }: Amounts): Promise<Finding[]> {
  const { place } = await newCluster();
  const delay = monitorEventLoopDelay();
  delay.enable();
  const found = await Promise.all([
    proveOn('PGlite', newFolder(), minutes),
    proveOn('PostgreSQL', place, minutes),
  ]);
  delay.disable();
  return [
    // When the machine pauses, so does the load; what it then makes up for comes all at once.
    figure('longest pause of the load itself, ms', delay.max / 1e6),
    ...found.flat(),
  ];
}

async function proveOn(name: string, place: Place, minutes: number): Promise<Finding[]> {
  // What the first start needs to draw the pictures of the demo data is not counted.
  await (await run(place)).end('SIGTERM');
  const server = await run(place);
  const caller = await logIn(server.api, 'customer');
  const vehicles = await fleet(caller);
  let asked = 0;
  const ask = (by: Caller): Promise<Answer> => {
    asked += 1;
    if (asked % 50 === 0) return book(by, dayRental(vehicles), 'soak');
    if (asked % 5 > 0) return isAvailable(by, dayRental(vehicles));
    const path = getVehicle.path.replace(':id', String(oneOf(vehicles)));
    return by.connection.request('GET', path);
  };
  // At its limit for a while, which also warms it up.
  const callers = Array.from({ length: connections }, () => another(server.api, caller));
  let count = 0;
  const warm = Math.min(30, minutes * 10);
  const end = keepBusy(connections, async (client) => {
    await ask(callers[client]!);
    count += 1;
  });
  await sleep(warm * 1000);
  const limit = count / warm;
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
  await atRate(limit / 2, seconds, async () => {
    const by = idle.pop() ?? another(server.api, caller);
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
  const least = memory.map((window) => Math.min(...window));
  const growth = least.at(-1)! / least[1]! - 1;
  return [
    figure(`${name}: limit a second`, limit),
    figure(`${name}: requests in ${minutes} minutes`, served),
    figure(
      `${name}: median, 99th percentile and slowest, ms`,
      `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)} / ${slowest.toFixed(0)}`,
    ),
    figure(
      `${name}: least memory of each tenth, MB`,
      least.map((value) => value.toFixed(0)).join(' '),
    ),
    none(
      `${name}: errors`,
      failed.values().reduce((sum, count) => sum + count, 0),
      [Object.fromEntries(failed)],
    ),
    atMost(`${name}: growth of memory from the second tenth to the last, %`, 100 * growth, 5),
  ];
}
