import { setTimeout as sleep } from 'node:timers/promises';
import { another, askHealth, fleet, isAvailable, logIn, type Caller } from './calls.ts';
import { atLeast, atMost, figure, median, none, quantile, type Finding } from './findings.ts';
import { Connection, type Answer } from './http.ts';
import { atRate, keepBusy } from './load.ts';
import { newCluster, newFolder, run, type Place, type Running } from './places.ts';
import { dayRental, oneOf } from './rentals.ts';
import type { Amounts } from './run.ts';

const connections = 50;
const times = 3;
/**
 * Server, database and load share the processors here. With two of them the load and its refusals take most: the faster the
 * machine answers before, the more is asked of it afterwards, and the less is left.
 */
const leastServed = 0.2;
const leastInTime = 0.25;
const mostSlowdown = 10;
/** Connections that are open before the overload begins; when all wait for an answer, nothing more can be sent. */
const mostOpen = 250;

/** Measures what the server can serve, then asks three times as much of it without waiting for its answers. */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const seconds = Math.max(3, 20 * share);
  return [
    ...(await proveOn('PGlite', newFolder(), seconds)),
    ...(await proveOn('PostgreSQL', (await newCluster()).place, seconds)),
  ];
}

async function proveOn(name: string, place: Place, seconds: number): Promise<Finding[]> {
  const server = await run(place);
  const caller = await logIn(server.api, 'customer');
  const vehicles = await fleet(caller);
  // Made beforehand, because the load shares the processors with what it measures.
  const rentals = Array.from({ length: 1000 }, () => dayRental(vehicles));
  const ask = (by: Caller) => isAvailable(by, oneOf(rentals));
  // The first measurement warms the server up.
  await ordinary(server, caller, ask, 5);
  const usual = await ordinary(server, caller, ask, 5);
  const memory = server.memory();

  const idle: Caller[] = [];
  for (let open = 0; open < mostOpen; open += 1) {
    const by = another(server.api, caller);
    await askHealth(by.connection);
    idle.push(by);
  }
  const answers: Answer[] = [];
  let lost = 0;
  let unsent = 0;
  let peak = memory;
  const others = watch(server);
  const sampling = setInterval(() => (peak = Math.max(peak, server.memory())), 1000);
  await atRate(times * usual.rate, seconds, async () => {
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
  const afterwards = await ordinary(server, caller, ask, 5);
  await server.end('SIGTERM');

  const served = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const turned = answers.filter(({ status }) => status === 503);
  const strange = answers.filter(({ status }) => status !== 200 && status !== 503);
  const usualSlowest = quantile(usual.times, 0.99);
  const silent = turned.filter(({ headers }) => !headers['retry-after']);
  const inTime = served.filter((ms) => ms <= usualSlowest).length / served.length;
  // A database that serves all connections there are refuses none, and each waits for the others.
  const isOverloaded = turned.length > 0;
  return [
    figure(`${name}: served a second with ${connections} connections`, usual.rate),
    figure(`${name}: its median and 99th percentile, ms`, `${pair(usual.times)}`),
    figure(`${name}: asked a second for ${seconds} s`, answers.length / seconds),
    figure(`${name}: more not sent because ${mostOpen} waited for an answer`, unsent),
    figure(`${name}: turned away, %`, (100 * turned.length) / answers.length),
    figure(
      `${name}: median and 99th percentile of the refusals, ms`,
      pair(turned.map(({ ms }) => ms)),
    ),
    figure(`${name}: median and 99th percentile of what was served, ms`, pair(served)),
    none(
      `${name}: turned away with ${connections} connections`,
      usual.refused + afterwards.refused,
    ),
    atLeast(
      `${name}: served a second, as a share of before`,
      served.length / seconds / usual.rate,
      leastServed,
    ),
    isOverloaded
      ? atLeast(`${name}: of it within the usual 99th percentile, as a share`, inTime, leastInTime)
      : figure(`${name}: of it within the usual 99th percentile, as a share`, inTime),
    atMost(
      `${name}: 99th percentile of what was served, against before`,
      quantile(served, 0.99) / usualSlowest,
      mostSlowdown,
    ),
    none(
      `${name}: answers other than 200 and 503`,
      strange.length,
      strange.map(({ text }) => text),
    ),
    none(`${name}: 503 without Retry-After`, silent.length),
    none(`${name}: without an answer`, lost),
    none(`${name}: health or pages turned away, of ${beside.asked}`, beside.refused),
    atMost(`${name}: memory at most, against before`, peak / memory, 1.5),
    atLeast(
      `${name}: served a second afterwards, against before`,
      afterwards.rate / usual.rate,
      0.7,
    ),
  ];
}

/** Ordinary load: each connection asks again when it has its answer. */
async function ordinary(
  { api }: Running,
  caller: Caller,
  ask: (by: Caller) => Promise<Answer>,
  seconds: number,
) {
  const callers = Array.from({ length: connections }, () => another(api, caller));
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

/** Asks for the health and for a page now and then. */
function watch({ api }: Running) {
  const connection = new Connection(api);
  const found = { asked: 0, refused: 0 };
  const end = keepBusy(1, async () => {
    const { status } = await askHealth(connection);
    const page = await fetch(new URL('/', api));
    await page.text();
    found.asked += 2;
    found.refused += Number(status !== 200) + Number(page.status >= 500);
    await sleep(100);
  });
  return async () => {
    await end();
    connection.close();
    return found;
  };
}

const pair = (values: number[]) =>
  `${median(values).toFixed(0)} / ${quantile(values, 0.99).toFixed(0)}`;
