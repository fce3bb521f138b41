import { connect, type Socket } from 'node:net';
import { calls, type Target } from './calls.ts';

/** What the load client is to do; it runs in a process of its own. */
export interface Job extends Target {
  call: keyof typeof calls;
  /** Number of the first request; calls that write need a new one for each. */
  first: number;
  connections: number;
  seconds: number;
  /** The client's own address. */
  from?: string;
}

export interface Load {
  /** Good answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** How many requests were made, the first ones too: the next load can begin after them. */
  requests: number;
  /** Answers of each status that is not good, and `broken` connections. */
  failed: Record<string, number>;
}

/**
 * Keeps each connection busy with one request after the other. Their first ones are not counted: a server takes up one new
 * connection at a time, so the last of them would show how long that takes.
 */
async function load({ call, first, connections, seconds, from, ...target }: Job): Promise<Load> {
  const port = Number(new URL(target.origin).port);
  const request = calls[call](target);
  const took: number[] = [];
  const failed: Record<string, number> = {};
  let next = first;

  const ask = async (socket: Socket) => {
    const sent = performance.now();
    const status = await exchange(socket, request(next++));
    if (status.startsWith('2')) took.push(performance.now() - sent);
    else failed[status] = (failed[status] ?? 0) + 1;
  };
  const sockets = Array.from({ length: connections }, () =>
    connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true }).on(
      'error',
      () => undefined,
    ),
  );
  await Promise.all(sockets.map(ask));
  took.length = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const keepBusy = async (socket: Socket) => {
    while (performance.now() < end && !socket.destroyed) await ask(socket);
    socket.destroy();
  };
  await Promise.all(sockets.map(keepBusy));
  const rate = took.length / ((performance.now() - begin) / 1000);
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { rate, p50: at(0.5), p99: at(0.99), requests: next - first, failed };
}

/**
 * Returns the status of the answer, or `broken`. It reads of an answer only that and its length, so that the load takes as
 * little as possible of the processors which it shares with what it measures.
 */
const exchange = (socket: Socket, request: string) =>
  new Promise<string>((resolve) => {
    let missing = 0;
    let status = '';
    const read = (chunk: Buffer) => {
      if (!status) {
        const head = chunk.indexOf('\r\n\r\n');
        const text = chunk.toString('latin1', 0, head).toLowerCase();
        status = text.slice(9, 12);
        const length = text.indexOf('content-length: ');
        missing = length < 0 ? 0 : parseInt(text.slice(length + 16, length + 28), 10);
        missing -= chunk.length - head - 4;
      } else missing -= chunk.length;
      if (missing === 0) settle(status);
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
