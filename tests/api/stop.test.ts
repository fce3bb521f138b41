import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { closeGently } from '../../server/http/stop.ts';
import { noDatabase } from '../support/no-database.ts';

const request = 'GET /api/unknown HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server, and a connection on which one request was answered. */
async function visited() {
  const app = await createApp({
    db: noDatabase(),
    config: config({ LOG_LEVEL: 'silent' }),
    site: '',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request);
  await once(socket, 'data');
  return { app, socket };
}

const rest = async (socket: Socket): Promise<string> => {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
};

test('a request that arrives while the server stops is answered, then its connection is closed', async () => {
  const { app, socket } = await visited();
  const closed = closeGently(app, { idle: 5000, busy: 60_000 });
  await vi.waitUntil(() => !app.server.listening);
  socket.write(request);
  const answer = await rest(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});

test('neither idle connections nor requests that never arrive hold it up', async () => {
  const { app, socket } = await visited();
  const idle = rest(socket);
  await closeGently(app, { idle: 10, busy: 60_000 });
  expect(await idle).toBe('');

  const other = await visited();
  other.socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{');
  const rude = rest(other.socket);
  await closeGently(other.app, { idle: 10, busy: 50 });
  expect(await rude).not.toContain('200 OK');
});

test('a request on a connection that the system took in during a long turn is answered', async () => {
  const { app, socket } = await visited();
  const { port } = app.server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const clients = new Worker(sendAtOnce, { eval: true, workerData: { port, request, sent } });
  await once(clients, 'online');
  // One long turn: it ends when all have sent theirs.
  Atomics.wait(sent, 0, 0);
  const [[answers]] = await Promise.all([
    once(clients, 'message') as Promise<[string[]]>,
    closeGently(app, { idle: 10, busy: 60_000 }),
  ]);
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 404 '))).toEqual([]);
  socket.destroy();
  await clients.terminate();
});

/** Sends a request on each of 20 new connections, says so in `sent`, and reports the answers. */
const sendAtOnce = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, request, sent } } = require('node:worker_threads');
  const answers = Array.from({ length: 20 }, () => new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, () => {
      written += 1;
      if (written < 20) return;
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    }));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  }));
  let written = 0;
  Promise.all(answers).then((all) => parentPort.postMessage(all));
`;
