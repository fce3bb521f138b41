import fc from 'fast-check';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { newServer } from '../../../server/http/server.ts';
import { surplus } from '../../../server/http/unread-answers.ts';

const answer = (caller: string, bytes: number, id = 0) => ({ caller, bytes, id });

test('whoever holds most loses the oldest, and the others keep theirs', () => {
  const held = [
    answer('visitor', 10),
    answer('rude', 40, 1),
    answer('ruder', 50, 2),
    answer('rude', 40, 3),
    answer('ruder', 60, 4),
  ];
  expect(surplus(held, 120).map(({ id }) => id)).toEqual([2, 1]);
  expect(surplus(held, 200)).toEqual([]);
});

test('never more than allowed stays, and only of those who held a share', () => {
  const one = fc.record({ caller: fc.constantFrom('a', 'b', 'c'), bytes: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(one), fc.nat(300), (held, most) => {
      const ended = new Set(surplus(held, most));
      const kept = held.filter((each) => !ended.has(each));
      const total = (of: typeof held) => of.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(total(kept)).toBeLessThanOrEqual(most);
      for (const { caller } of ended) {
        const own = held.filter((each) => each.caller === caller);
        // What a caller lost was at least a share of all.
        expect(total(own)).toBeGreaterThanOrEqual(most / 3);
      }
    }),
  );
});

test('beyond 256 MB of unread answers a server ends some', async () => {
  const bytes = Buffer.alloc(32 * 1024 * 1024);
  let answered = 0;
  const server = newServer(
    (_, response) => {
      answered += 1;
      response.end(bytes);
    },
    () => undefined,
    () => 'rude',
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1').pause());
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  }
  try {
    const held = () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    await expect.poll(() => answered).toBe(10);
    await expect.poll(held, { timeout: 5000 }).toBeLessThanOrEqual(8);
    expect(await held()).toBeGreaterThanOrEqual(7);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  }
});
