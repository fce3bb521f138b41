import { connect, type Socket } from 'node:net';
import { calls, type Target } from './calls.ts';

/** What the load client is to do; it runs in a process of its own. */
export interface Job extends Target {
  call: keyof typeof calls;
  /** Number of the first request; calls that write need a new one for each. */
  first: number;
  connections: number;
  seconds: number;
}

export interface Load {
  /** Good answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  answers: number;
  /** Answers of each status that is not good, and `broken` connections. */
  failed: Record<string, number>;
}

/**
 * Keeps each connection busy with one request after the other. It reads of an answer only its status and its length, so
 * that the load takes as little as possible of the processors which it shares with what it measures.
 */
async function load({ call, first, connections, seconds, ...target }: Job): Promise<Load> {
  const { port } = new URL(target.origin);
  const request = calls[call](target);
  const took: number[] = [];
  const failed: Record<string, number> = {};
  const fail = (reason: string) => (failed[reason] = (failed[reason] ?? 0) + 1);
  let next = first;
  const begin = performance.now();
  const end = begin + seconds * 1000;

  const keepBusy = (socket: Socket) =>
    new Promise<void>((resolve) => {
      let sent = 0;
      let missing = 0;
      const send = () => {
        sent = performance.now();
        if (sent < end) socket.write(request(next++));
        else socket.end();
      };
      const onAnswer = (status: string) => {
        if (status.startsWith('2')) took.push(performance.now() - sent);
        else fail(status);
        send();
      };
      let status = '';
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('data', (chunk: Buffer) => {
        if (missing === 0) {
          const head = chunk.indexOf('\r\n\r\n');
          const text = chunk.toString('latin1', 0, head).toLowerCase();
          status = text.slice(9, 12);
          const length = text.indexOf('content-length: ');
          missing = length < 0 ? 0 : parseInt(text.slice(length + 16, length + 28), 10);
          missing -= chunk.length - head - 4;
        } else missing -= chunk.length;
        if (missing === 0) onAnswer(status);
      });
      socket.on('error', () => fail('broken'));
      socket.on('close', () => resolve());
    });
  const sockets = Array.from({ length: connections }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(sockets.map(keepBusy));
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const rate = took.length / ((performance.now() - begin) / 1000);
  return { rate, p50: at(0.5), p99: at(0.99), answers: took.length, failed };
}

process.on('message', (job: Job) => void load(job).then((result) => process.send!(result)));
