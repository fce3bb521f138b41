import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '../contract/auth.ts';
import { listVehicles } from '../contract/vehicles.ts';
import { atEnd } from './cleanup.ts';
import { another, askHealth, fleet, isAvailable, logIn, type Caller } from './calls.ts';
import { atMost, figure, median, none, so, type Finding } from './findings.ts';
import { Connection, type Answer } from './http.ts';
import { keepBusy } from './load.ts';
import { newFolder, run } from './places.ts';
import { dayRental } from './rentals.ts';
import type { Amounts } from './run.ts';

const head = (method: string, path: string) => `${method} /api${path} HTTP/1.1\r\nHost: x\r\n`;
const json = 'Content-Type: application/json\r\n';

/** How many of each kind there are, what they send at first, and what each second from then on. */
const kinds = [
  { count: 1000, first: '', then: '' },
  { count: 300, first: `${head('GET', '/health')}X-Slow: `, then: 'x' },
  {
    count: 300,
    first: `${head('POST', login.path)}${json}Content-Length: 5000\r\n\r\n{`,
    then: ' ',
  },
  // These ask and never read their answers.
  { count: 100, first: `${head('GET', listVehicles.path)}\r\n`.repeat(50), then: '' },
];

/** Measures an ordinary request alone and beside a crowd that misbehaves. */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const seconds = Math.max(2, 10 * share);
  const server = await run(newFolder());
  const caller = await logIn(server.api, 'customer');
  const vehicles = await fleet(caller);
  const ask = (by: Caller) => isAvailable(by, dayRental(vehicles));
  const measure = async () => {
    const callers = Array.from({ length: 5 }, () => another(server.api, caller));
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
    kinds.flatMap(({ count, first, then }) =>
      Array.from({ length: count }, async () => ({ socket: await opened(port, first), then })),
    ),
  );
  atEnd(() => sockets.forEach(({ socket }) => socket.destroy()));
  const drip = setInterval(() => {
    for (const { socket, then } of sockets) if (then && socket.writable) socket.write(then);
  }, 1000);
  const refusals = new Map<string, number>();
  const bulky = keepBusy(2, async (client) => {
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
  await bulky();
  clearInterval(drip);
  for (const { socket } of sockets) socket.destroy();
  const well = await askHealth(new Connection(server.api));
  const code = await server.end('SIGTERM');

  const failed = beside.filter(({ status }) => status !== 200);
  const times = [alone, beside].map((answers) => median(answers.map(({ ms }) => ms)));
  return [
    figure(
      'idle / slow headers / slow bodies / not reading',
      kinds.map(({ count }) => count).join(' / '),
    ),
    figure('of these still connected at the end', open),
    figure('oversized headers and bodies, by answer', JSON.stringify(Object.fromEntries(refusals))),
    figure(
      'median of others alone / beside them, ms',
      times.map((time) => time.toFixed(2)).join(' / '),
    ),
    none(
      `others failed, of ${beside.length}`,
      failed.length,
      failed.map(({ text }) => text),
    ),
    atMost('median beside them, against alone', times[1]! / times[0]!, 2),
    none('oversized requests taken', (refusals.get('200') ?? 0) + (refusals.get('401') ?? 0)),
    atMost('memory for them', memory - before, 150, 'MB'),
    so('well afterwards, and stops cleanly', well.status === 200 && code === 0),
  ];
}

const opened = (port: number, first: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(first);
      resolve(socket.on('error', () => undefined));
    });
    socket.once('error', reject);
  });
