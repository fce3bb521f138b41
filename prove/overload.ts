import { setTimeout as sleep } from 'node:timers/promises';
import {
  reconnect,
  getHealth,
  listVehicleIds,
  askAvailability,
  logIn,
  type Caller,
} from './calls.ts';
import {
  expectAtLeast,
  expectAtMost,
  figure,
  median,
  expectNone,
  quantile,
  type Result,
} from './results.ts';
import { Connection, type Answer } from './http.ts';
import { runAtRate, keepBusy } from './load.ts';
import { newCluster, newFolder, run, type DatabaseEnv, type Running } from './servers.ts';
import { dayRental, pickOne } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const connections = 50;
const factor = 3;
/**
 * Server, database and load share the processors here. With two of them, load and rejections take most: the faster the
 * usual rate, the more load follows, and the less is left for the server.
 */
const minServed = 0.2;
const minInTime = 0.25;
const maxSlowdown = 10;
/** Connections open before the overload begins. When all wait for an answer, nothing more can be sent. */
const maxOpen = 250;

/** Measures the server's usual rate, then sends three times as much without waiting for answers. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const seconds = Math.max(3, 20 * share);
  return [
    ...(await proveOn('PGlite', newFolder(), seconds)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, seconds)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, seconds: number): Promise<Result[]> {
  const server = await run(env);
  const caller = await logIn(server.api, 'customer');
  const vehicles = await listVehicleIds(caller);
  // Prepared, because the load shares the processors with the server.
  const rentals = Array.from({ length: 1000 }, () => dayRental(vehicles));
  const ask = (by: Caller) => askAvailability(by, pickOne(rentals));
  // The first measurement warms the server up.
  await measureUsual(server, caller, ask, 5);
  const usual = await measureUsual(server, caller, ask, 5);
  const memory = server.memory();

  const idle: Caller[] = [];
  for (let open = 0; open < maxOpen; open += 1) {
    const by = reconnect(server.api, caller);
    await getHealth(by.connection);
    idle.push(by);
  }
  const answers: Answer[] = [];
  let lost = 0;
  let unsent = 0;
  let peak = memory;
  const others = watch(server);
  const sampling = setInterval(() => (peak = Math.max(peak, server.memory())), 1000);
  await runAtRate(factor * usual.rate, seconds, async () => {
    const by = idle.pop();
    if (!by) return void (unsent += 1);
    await ask(by).then(
      (answer) => void answers.push(answer),
      () => void (lost += 1),
    );
    idle.push(by);
  });
  clearInterval(sampling);
  const beside = await others();
  for (const { connection } of idle) connection.close();
  await sleep(1000);
  const afterwards = await measureUsual(server, caller, ask, 5);
  await server.end('SIGTERM');

  const served = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = answers.filter(({ status }) => status === 503);
  const unexpected = answers.filter(({ status }) => status !== 200 && status !== 503);
  const usualSlowest = quantile(usual.times, 0.99);
  const withoutRetryAfter = refused.filter(({ headers }) => !headers['retry-after']);
  const inTime = served.filter((ms) => ms <= usualSlowest).length / served.length;
  // A database that serves all connections at once rejects none; each waits for the others.
  const isOverloaded = refused.length > 0;
  return [
    figure(`${name}: served per second with ${connections} connections`, usual.rate),
    figure(`${name}: its median and 99th percentile, ms`, `${formatMedianAndP99(usual.times)}`),
    figure(`${name}: asked per second for ${seconds} s`, answers.length / seconds),
    figure(`${name}: not sent because ${maxOpen} waited for an answer`, unsent),
    figure(`${name}: rejected, %`, (100 * refused.length) / answers.length),
    figure(
      `${name}: median and 99th percentile of rejections, ms`,
      formatMedianAndP99(refused.map(({ ms }) => ms)),
    ),
    figure(
      `${name}: median and 99th percentile of served requests, ms`,
      formatMedianAndP99(served),
    ),
    expectNone(
      `${name}: rejected with ${connections} connections`,
      usual.refused + afterwards.refused,
    ),
    expectAtLeast(
      `${name}: served per second, as a share of before`,
      served.length / seconds / usual.rate,
      minServed,
    ),
    isOverloaded
      ? expectAtLeast(
          `${name}: of it within the usual 99th percentile, as a share`,
          inTime,
          minInTime,
        )
      : figure(`${name}: of it within the usual 99th percentile, as a share`, inTime),
    expectAtMost(
      `${name}: 99th percentile of served requests, compared with before`,
      quantile(served, 0.99) / usualSlowest,
      maxSlowdown,
    ),
    expectNone(
      `${name}: answers other than 200 and 503`,
      unexpected.length,
      unexpected.map(({ text }) => text),
    ),
    expectNone(`${name}: 503 without Retry-After`, withoutRetryAfter.length),
    expectNone(`${name}: without an answer`, lost),
    expectNone(`${name}: health or pages rejected, of ${beside.asked}`, beside.refused),
    expectAtMost(`${name}: maximum memory, compared with before`, peak / memory, 1.5),
    expectAtLeast(
      `${name}: served per second afterwards, compared with before`,
      afterwards.rate / usual.rate,
      0.7,
    ),
  ];
}

/** Measures the usual load: each connection asks again once it has its answer. */
async function measureUsual(
  { api }: Running,
  caller: Caller,
  ask: (by: Caller) => Promise<Answer>,
  seconds: number,
) {
  const callers = Array.from({ length: connections }, () => reconnect(api, caller));
  const answers: Answer[] = [];
  const end = keepBusy(
    connections,
    async (client) => void answers.push(await ask(callers[client]!)),
  );
  await sleep(seconds * 1000);
  await end();
  for (const { connection } of callers) connection.close();
  const good = answers.filter(({ status }) => status === 200);
  return {
    rate: good.length / seconds,
    times: good.map(({ ms }) => ms),
    refused: answers.length - good.length,
  };
}

/** Requests health and a page every now and then. Returns a function that ends it. */
function watch({ api }: Running) {
  const connection = new Connection(api);
  const counts = { asked: 0, refused: 0 };
  const end = keepBusy(1, async () => {
    const { status } = await getHealth(connection);
    const page = await fetch(new URL('/', api));
    await page.text();
    counts.asked += 2;
    counts.refused += Number(status !== 200) + Number(page.status >= 500);
    await sleep(100);
  });
  return async () => {
    await end();
    connection.close();
    return counts;
  };
}

const formatMedianAndP99 = (values: number[]) =>
  `${median(values).toFixed(0)} / ${quantile(values, 0.99).toFixed(0)}`;
