import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
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
