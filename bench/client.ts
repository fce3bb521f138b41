import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls, mixed, type Target } from './calls.ts';

/** The load client's task. The client runs in a process of its own. */
export interface Job extends Target {
  call: keyof typeof calls | 'mixed';
  /** The number of the first request. Calls that write must not repeat a number. */
  first: number;
  connections: number;
  seconds: number;
  /** Requests a second over all connections, each counted from when it was due; as many as are answered if undefined. */
  perSecond?: number;
  /** The client's own address. */
  from?: string;
}

export interface Load {
  /** Successful answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** All requests made, warm-up included: the next load can start after them. */
  requests: number;
  /** Other answers by status, and `broken` connections. */
  failed: Record<string, number>;
}

/**
 * Keeps each connection busy with one request at a time. The first request of each does not count: a server accepts new
 * connections one by one, and the last would show how long that takes.
 */
async function load({
  call,
  first,
  connections,
  seconds,
  perSecond,
  from,
  ...target
}: Job): Promise<Load> {
  const port = Number(new URL(target.origin).port);
  const request = (call === 'mixed' ? mixed : calls[call])(target);
  const latencies: number[] = [];
  const failed: Record<string, number> = {};
  let next = first;

  const ask = async (socket: Socket, sent = performance.now()) => {
    const status = await exchange(socket, request(next++));
    if (status.startsWith('2')) latencies.push(performance.now() - sent);
    else failed[status] = (failed[status] ?? 0) + 1;
  };
  const sockets = Array.from({ length: connections }, () =>
    connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true }).on(
      'error',
      () => undefined,
    ),
  );
  await Promise.all(sockets.map(ask));
  latencies.length = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const keepBusy = async (socket: Socket, place: number) => {
    for (let turn = 0; !socket.destroyed; turn += 1) {
      const due = perSecond
        ? begin + ((place + turn * connections) * 1000) / perSecond
        : performance.now();
      if (due >= end) break;
      if (perSecond) await sleep(Math.max(0, due - performance.now()));
      await ask(socket, due);
    }
    socket.destroy();
  };
  await Promise.all(sockets.map(keepBusy));
  const rate = latencies.length / ((performance.now() - begin) / 1000);
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { rate, p50: at(0.5), p99: at(0.99), requests: next - first, failed };
}

/**
 * Returns the status of the answer, or `broken`. It parses only status and length, because the load shares the processors
 * with the server.
 */
const exchange = (socket: Socket, request: string) =>
  new Promise<string>((resolve) => {
    let remaining = 0;
    let status = '';
    const read = (chunk: Buffer) => {
      if (!status) {
        const head = chunk.indexOf('\r\n\r\n');
        const text = chunk.toString('latin1', 0, head).toLowerCase();
        status = text.slice(9, 12);
        const length = text.indexOf('content-length: ');
        remaining = length < 0 ? 0 : parseInt(text.slice(length + 16, length + 28), 10);
        remaining -= chunk.length - head - 4;
      } else remaining -= chunk.length;
      if (remaining === 0) settle(status);
    };
    const fail = () => settle('broken');
    const settle = (result: string) => {
      socket.off('data', read).off('close', fail);
      resolve(result);
    };
    socket.on('data', read).on('close', fail);
    socket.write(request);
  });

process.on('message', (job: Job) => void load(job).then((result) => process.send!(result)));
