import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '../contract/users/auth.ts';
import { listVehicles } from '../contract/vehicles/vehicles.ts';
import { addCleanup } from './cleanup.ts';
import {
  reconnect,
  getHealth,
  listVehicleIds,
  askAvailability,
  logIn,
  type Caller,
} from './calls.ts';
import { expectAtMost, figure, median, expectNone, expectTrue, type Result } from './results.ts';
import { Connection, type Answer } from './http.ts';
import { keepBusy } from './load.ts';
import { newFolder, run } from './servers.ts';
import { dayRental } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const head = (method: string, path: string) => `${method} /api${path} HTTP/1.1\r\nHost: x\r\n`;
const json = 'Content-Type: application/json\r\n';

/** Kinds of clients: their number, what they send first, and what they send every second after that. */
const kinds = [
  { count: 1000, first: '', trickle: '' },
  { count: 300, first: `${head('GET', '/health')}X-Slow: `, then: 'x' },
  {
    count: 300,
    first: `${head('POST', login.path)}${json}Content-Length: 5000\r\n\r\n{`,
    then: ' ',
  },
  // These never read their answers.
  { count: 100, first: `${head('GET', listVehicles.path)}\r\n`.repeat(50), then: '' },
];

/** Measures ordinary requests alone, and beside a crowd of misbehaving clients. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const seconds = Math.max(2, 10 * share);
  const server = await run(newFolder());
  const caller = await logIn(server.api, 'customer');
  const vehicles = await listVehicleIds(caller);
  const ask = (by: Caller) => askAvailability(by, dayRental(vehicles));
  const measure = async () => {
    const callers = Array.from({ length: 5 }, () => reconnect(server.api, caller));
    const answers: Answer[] = [];
    const end = keepBusy(callers.length, async (client) => {
      answers.push(await ask(callers[client]!));
      await sleep(10);
    });
    await sleep(seconds * 1000);
    await end();
    for (const { connection } of callers) connection.close();
    return answers;
  };
  await measure();
  const alone = await measure();
  const before = server.memory();

  const port = Number(new URL(server.api).port);
  const sockets = await Promise.all(
    kinds.flatMap(({ count, first, trickle }) =>
      Array.from({ length: count }, async () => ({
        socket: await openSocket(port, first),
        trickle,
      })),
    ),
  );
  addCleanup(() => sockets.forEach(({ socket }) => socket.destroy()));
  const drip = setInterval(() => {
    for (const { socket, trickle } of sockets)
      if (trickle && socket.writable) socket.write(trickle);
  }, 1000);
  const refusals = new Map<string, number>();
  const stopOversized = keepBusy(2, async (client) => {
    const connection = new Connection(server.api);
    const sent = client
      ? { headers: { 'X-Long': 'x'.repeat(40_000) } }
      : { body: { email: 'x'.repeat(1_000_000) } };
    const status = await connection.request('POST', login.path, sent).then(
      (answer) => String(answer.status),
      () => 'closed',
    );
    connection.close();
    refusals.set(status, (refusals.get(status) ?? 0) + 1);
    await sleep(50);
  });
  const beside = await measure();
  const open = sockets.filter(({ socket }) => !socket.destroyed).length;
  const memory = server.memory();
  await stopOversized();
  clearInterval(drip);
  for (const { socket } of sockets) socket.destroy();
  const well = await getHealth(new Connection(server.api));
  const code = await server.end('SIGTERM');

  const failed = beside.filter(({ status }) => status !== 200);
  const times = [alone, beside].map((answers) => median(answers.map(({ ms }) => ms)));
  return [
    figure(
      'idle / slow headers / slow bodies / not reading',
      kinds.map(({ count }) => count).join(' / '),
    ),
    figure('of these still connected at the end', open),
    figure('answers to oversized headers and bodies', JSON.stringify(Object.fromEntries(refusals))),
    figure(
      'median of other clients alone / beside them, ms',
      times.map((time) => time.toFixed(2)).join(' / '),
    ),
    expectNone(
      `failures of other clients, of ${beside.length}`,
      failed.length,
      failed.map(({ text }) => text),
    ),
    expectAtMost('median beside them, compared with alone', times[1]! / times[0]!, 2),
    expectNone(
      'oversized requests accepted',
      (refusals.get('200') ?? 0) + (refusals.get('401') ?? 0),
    ),
    expectAtMost('memory for them', memory - before, 150, 'MB'),
    expectTrue('well afterwards, and stops cleanly', well.status === 200 && code === 0),
  ];
}

const openSocket = (port: number, first: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(first);
      resolve(socket.on('error', () => undefined));
    });
    socket.once('error', reject);
  });
