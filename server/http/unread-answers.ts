import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds from a request's head until its answer, or a part of what is streamed, was read. */
const timeLimit = 5 * 60_000;
/** Bytes that wait in this process to be read. */
const mostUnread = 256 * 1024 * 1024;
/** Milliseconds between two looks at what waits. */
const interval = 1000;

/**
 * Limits the memory of answers that nobody reads. Whoever does not read one in time loses the connection; when all together are
 * too much, whoever holds most loses the oldest. Watches each answer that is passed to what it returns.
 */
export function limitUnread(
  server: Server,
  networkOf: (request: IncomingMessage) => string,
): (answer: ServerResponse) => void {
  /** The oldest first. */
  const open = new Set<ServerResponse>();
  const looking = setInterval(() => {
    // An answer that was to follow another one on its connection is not told when that closes.
    for (const answer of open) if (answer.req.socket.destroyed) open.delete(answer);
    const waiting = [...open].filter(({ writableLength }) => writableLength > 0);
    const sizes = waiting.map((answer) => ({
      answer,
      bytes: answer.writableLength,
      caller: networkOf(answer.req),
    }));
    for (const { answer } of surplus(sizes, mostUnread)) answer.req.socket.destroy();
  }, interval).unref();
  server.once('close', () => clearInterval(looking));

  return (answer) => {
    const late = setTimeout(() => answer.req.socket.destroy(), timeLimit).unref();
    open.add(answer);
    // Of a stream a part was read, and the next one follows.
    answer.on('drain', () => late.refresh());
    answer.once('close', () => {
      clearTimeout(late);
      open.delete(answer);
    });
  };
}

/** What has to go so that at most so many bytes are held: always the first of whoever holds most. */
export function surplus<Held extends { caller: string; bytes: number }>(
  held: Held[],
  most: number,
): Held[] {
  const callers = [...Map.groupBy(held, ({ caller }) => caller).values()].map((of) => ({
    of,
    bytes: sum(of),
  }));
  const ended: Held[] = [];
  for (let total = sum(held); total > most; total -= ended.at(-1)!.bytes) {
    const largest = callers.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const first = largest.of.shift()!;
    largest.bytes -= first.bytes;
    ended.push(first);
  }
  return ended;
}

const sum = (held: { bytes: number }[]): number =>
  held.reduce((total, { bytes }) => total + bytes, 0);
