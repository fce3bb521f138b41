import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { responseTimeout } from '../../../server/db/driver/response-timeout.ts';

const tick = 10;
let end = (): void => undefined;

afterEach(() => end());

/** A watched pool with one connection. */
function watched() {
  const timeout = responseTimeout(tick);
  const pool = new EventEmitter();
  const stream = Object.assign(new EventEmitter(), {
    destroy: () => void stream.emit('destroyed'),
  });
  let isDestroyed = false;
  stream.once('destroyed', () => (isDestroyed = true));
  const client = { connection: { stream } };
  timeout.watch(pool as unknown as Pool);
  timeout.enforce();
  end = timeout.end;
  pool.emit('connect', client);
  return {
    stream,
    acquire: () => pool.emit('acquire', client),
    release: () => pool.emit('release', undefined, client),
    isDestroyed: () => isDestroyed,
  };
}

test('closes a connection that does not answer', async () => {
  const { stream, acquire } = watched();
  acquire();
  await once(stream, 'destroyed');
});

test('leaves one that answers, and one that nobody waits for', async () => {
  const { stream, acquire, release, isDestroyed } = watched();
  acquire();
  for (let answers = 0; answers < 20; answers += 1) {
    stream.emit('data');
    await sleep(tick);
  }
  release();
  await sleep(20 * tick);
  expect(isDestroyed()).toBe(false);
});

test('does not count the time in which the machine stood still', async () => {
  const { stream, acquire, isDestroyed } = watched();
  acquire();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50 * tick);
  await nextTurn();
  await nextTurn();
  expect(isDestroyed()).toBe(false);
  await once(stream, 'destroyed');
});
