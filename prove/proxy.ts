import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { login } from '../contract/users/auth.ts';
import { idempotencyHeader } from '../contract/wire/endpoint.ts';
import { uploadImage } from '../contract/vehicles/images.ts';
import { checkAvailability } from '../contract/reservations/reservations.ts';
import { limits } from '../contract/values/limits.ts';
import { startProxy } from '../tests/support/haproxy.ts';
import { freePort } from '../tests/support/cluster.ts';
import { reconnect, book, listVehicleIds, askAvailability, logIn, type Caller } from './calls.ts';
import { addCleanup } from './cleanup.ts';
import { figure, expectNone, expectTrue, type Result } from './results.ts';
import { Connection } from './http.ts';
import { keepBusy } from './load.ts';
import { newCluster, run, type Running } from './servers.ts';
import { dayRental, freeRentals } from './rentals.ts';

const clients = 20;
/** Per visitor, as in `deploy/haproxy.cfg`. */
const maxConnections = 200;
const metricsToken = 'only-for-this-run';

/** Tests two servers behind the proxy of `deploy/`: visitors' addresses, limits, fair shares and restarts. */
export async function prove(): Promise<Result[]> {
  const { env } = await newCluster();
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    run(env, { PORT: String(port), RATE_LIMITS: 'on', METRICS_TOKEN: metricsToken });
  const servers = [await start(ports[0]!), await start(ports[1]!)];
  const proxy = await startProxy(servers.map(({ api }) => api));
  addCleanup(proxy.stop);
  return [
    ...(await proveAddresses(proxy.origin)),
    ...(await proveLimits(proxy.origin, servers[0]!)),
    ...(await proveShares(proxy.origin)),
    ...(await proveRestarts(proxy.origin, servers, (at) => start(ports[at]!))),
  ];
}

/** Logs in with wrong passwords, each to another account. Returns the statuses. */
async function guessPasswords(origin: string, count: number, from: string, claimed: () => string) {
  const statuses: number[] = [];
  for (let guess = 0; guess < count; guess += 1)
    statuses.push(
      await guessPassword(origin, `${randomBytes(6).toString('hex')}@example.com`, from, claimed()),
    );
  return statuses;
}

const guessPassword = (origin: string, email: string, localAddress: string, claimed: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed };
    request(`${origin}/api${login.path}`, { method: 'POST', localAddress, headers })
      .once('error', reject)
      .once('response', (answer) => resolve(answer.resume().statusCode!))
      .end(JSON.stringify({ email, password: 'Falsch-1!' }));
  });

async function proveAddresses(origin: string): Promise<Result[]> {
  let number = 0;
  const newAddress = () => `198.51.100.${(number += 1)}`;
  const sameVisitor = await guessPasswords(origin, 51, '127.0.0.2', newAddress);
  const otherVisitor = await guessPasswords(origin, 1, '127.0.0.3', newAddress);
  return [
    expectTrue(
      'forged addresses count as one visitor: the 51st log-in gets 429',
      sameVisitor.indexOf(429) === 50,
    ),
    expectTrue('another visitor has a limit of their own: 401', otherVisitor[0] === 401),
  ];
}

async function fetchMetrics(origin: string): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${origin}/metrics`, { headers });
  return { status: answer.status, text: await answer.text() };
}

async function proveLimits(origin: string, server: Running): Promise<Result[]> {
  const { token } = await logIn(`${origin}/api`, 'administrator');
  const upload = async (bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'bild.png');
    const authorization = `Bearer ${token}`;
    const address = `${origin}/api${uploadImage.path}`;
    return (await fetch(address, { method: 'POST', headers: { authorization }, body })).status;
  };
  const largest = await makeNoise(limits.upload.bytes);
  return [
    expectTrue('the metrics are hidden from outside', (await fetchMetrics(origin)).status === 404),
    expectTrue(
      'but not from inside',
      (await fetchMetrics(new URL(server.api).origin)).status === 200,
    ),
    expectTrue(
      `an image of ${(largest.length / 2 ** 20).toFixed(1)} MiB is accepted`,
      (await upload(largest)) === uploadImage.status,
    ),
    expectTrue(
      'an image of 12 MiB is refused: 413',
      (await upload(Buffer.alloc(12 * 2 ** 20))) === 413,
    ),
  ];
}

/** Makes an image just below this many bytes. */
function makeNoise(bytes: number): Promise<Buffer> {
  const width = Math.floor(Math.sqrt((bytes * 0.98) / 3));
  const raw = { width, height: width, channels: 3 } as const;
  return sharp(randomBytes(3 * width * width), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** One visitor takes all connections it can get, while another makes calls. */
async function proveShares(origin: string): Promise<Result[]> {
  const { token } = await logIn(`${origin}/api`, 'customer');
  const vehicles = [1, 2, 3, 4, 5];
  const callerAt = (from: string) => ({ connection: new Connection(`${origin}/api`, from), token });
  const callers = Array.from({ length: maxConnections + 50 }, () => callerAt('127.0.0.4'));
  const flood = { closed: 0, served: 0, refused: 0, unexpected: 0 };
  const end = keepBusy(callers.length, async (client) => {
    const answer = await askAvailability(callers[client]!, dayRental(vehicles)).catch(() => null);
    if (!answer) flood.closed += 1;
    else if (answer.status === 200) flood.served += 1;
    else if (answer.status === 503 && answer.headers['retry-after']) flood.refused += 1;
    else flood.unexpected += 1;
    if (!answer) await sleep(100);
  });
  await sleep(4000);
  const other = callerAt('127.0.0.5');
  const refused: string[] = [];
  for (let call = 0; call < 170; call += 1) {
    const { status, text } = await askAvailability(other, dayRental(vehicles));
    if (status !== 200) refused.push(text);
  }
  await end();
  for (const { connection } of callers) connection.close();
  return [
    figure('one visitor with 250 connections', JSON.stringify(flood)),
    expectTrue(`at most ${maxConnections} of them are open`, flood.closed > 0),
    expectTrue('calls beyond its share are refused: 503', flood.refused > 0),
    expectNone('other refusals', flood.unexpected),
    expectNone("another visitor's calls refused meanwhile, of 170", refused.length, refused),
  ];
}

async function proveRestarts(
  origin: string,
  servers: Running[],
  start: (at: number) => Promise<Running>,
): Promise<Result[]> {
  const customer = await logIn(`${origin}/api`, 'customer');
  // Without the hour that a clock change skips.
  const rentals = freeRentals(await listVehicleIds(customer)).filter(
    ({ dropOff }) => !/T02/.test(dropOff),
  );
  // Visitors, of whom none has more calls a second than one may.
  const callers = Array.from({ length: clients }, (_, client) =>
    reconnect(`${origin}/api`, customer, `127.0.1.${client + 1}`),
  );
  let answers = 0;
  let slowest = 0;
  const failed: unknown[] = [];
  const end = keepBusy(clients, async (client) => {
    try {
      const { status, ms } = await askOrBook(callers[client]!, rentals.next().value!);
      if (status === 200 || status === 201) answers += 1;
      else failed.push(status);
      slowest = Math.max(slowest, ms);
    } catch (error) {
      failed.push(String(error));
    }
  });
  const rounds = 3;
  for (let round = 0; round < rounds; round += 1)
    for (const at of servers.keys()) {
      await servers[at]!.end('SIGTERM');
      servers[at] = await start(at);
      await waitUntilUsed(servers[at]);
    }
  await end();
  return [
    figure('answers while each server was stopped and started again', answers),
    figure('stops', rounds * servers.length),
    figure('the slowest answer, ms', slowest),
    expectNone('requests that failed meanwhile', failed.length, failed),
  ];
}

/** Bookings carry an idempotency key, as the site's do. */
const askOrBook = (caller: Caller, rental: Parameters<typeof book>[1]) =>
  Math.random() < 0.5
    ? askAvailability(caller, rental)
    : book(caller, rental, 'Proxy', { [idempotencyHeader]: randomUUID() });

/** Waits until the proxy uses a server again. */
async function waitUntilUsed({ api }: Running): Promise<void> {
  const line = `route="/api${checkAvailability.path}",status="200"`;
  while (!(await fetchMetrics(new URL(api).origin)).text.includes(line))
    await new Promise((resolve) => setTimeout(resolve, 200));
}
