import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, inject, test, vi } from 'vitest';
import { health } from '../../contract/wire/health.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { call } from './call.ts';
import { noDatabase } from '../support/no-database.ts';
import { english } from '../support/english.ts';

const api = new URL(inject('api'));

/** Connects to the server and writes a text to it. */
const openSocket = (text: string, port = Number(api.port)) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, api.hostname, () => {
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
  });

const answerOf = async (socket: Socket): Promise<string> => {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
};

const unfinished = [
  'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  '',
];

const bareApp = () =>
  createApp({ db: noDatabase(), config: config({ LOG_LEVEL: 'silent' }), site: '' });

test.each([
  ['beyond the limit', 40_000],
  ['still being sent', 10_000_000],
])('headers %s are refused, and the connection is closed', async (_, length) => {
  const socket = await openSocket(
    `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(length)}\r\n\r\n`,
  );
  const answer = await answerOf(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 431 .*x-content-type-options: nosniff.*"message":/s);
  expect(answer).not.toContain('xxxx');
});

test('anything but HTTP is refused', async () => {
  const answer = await answerOf(await openSocket('Hallo, ist da jemand?\r\n\r\n'));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toEqual({
    status: 400,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    message: english.common.badRequest,
    code: 'bad_request',
  });
});

// An error that nobody catches ends the server, and fails the run.
test('who resets the connection behind a request stops nobody', async () => {
  const app = await bareApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (let i = 0; i < 200; i += 1) {
    const socket = await openSocket('GET /api/car/visitors/all HTTP/1.1\r\nHost: x\r\n\r\n', port);
    socket.resetAndDestroy();
  }
  const answer = await answerOf(
    await openSocket('GET /api/docs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', port),
  );
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  await app.close();
});

test('who does not read an answer loses the connection', async () => {
  const app = await bareApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const asked = once(app.server, 'request');
    // Far more than the kernel takes.
    const socket = await openSocket('GET /api/docs HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20), port);
    const [request] = (await asked) as [IncomingMessage];
    const closed = once(request.socket, 'close');
    vi.advanceTimersByTime(5 * 60_000);
    await closed;
    socket.destroy();
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});

describe('a request has to be for one host', () => {
  const statusOf = async (version: string, hosts: string[], path = '/api/docs') => {
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    const socket = await openSocket(
      `GET ${path} HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`,
    );
    return answerOf(socket);
  };
  test.each([
    ['1.1', ['one', 'other'], 400],
    ['1.1', ['one', 'one'], 400],
    ['1.0', ['one', 'other'], 400],
    ['1.1', [], 400],
    ['1.1', ['one'], 200],
    ['1.0', [], 200],
  ])('HTTP/%s for %j is answered with %i', async (version, hosts, status) => {
    const answer = await statusOf(version, hosts);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('x-content-type-options: nosniff');
    if (status === 400) expect(answer).toContain(`"message":"${english.common.badRequest}"`);
  });

  test('for pages as well', async () => {
    expect(await statusOf('1.1', ['one', 'other'], '/about')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('a thousand clients with unfinished requests hold up nobody', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => openSocket(unfinished[index % unfinished.length]!)),
  );
  try {
    expect((await call(health)).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  expect((await call(health)).status).toBe(200);
});

test('a client that leaves in the middle of a request is no server error', async () => {
  const app = await bareApp();
  const failed = Promise.withResolvers<ReturnType<typeof vi.spyOn>>();
  app.addHook('onRequest', async (request) => {
    const logged = vi.spyOn(request.log, 'error');
    request.raw.once('close', () => setImmediate(() => failed.resolve(logged)));
  });
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = await openSocket(unfinished[1]!, port);
    setTimeout(() => socket.destroy(), 50);
    expect(await failed.promise).not.toHaveBeenCalled();
  } finally {
    await app.close();
  }
});

test('a request has a minute to arrive', async () => {
  const app = await bareApp();
  expect(app.server.requestTimeout).toBe(60_000);
  expect(app.server.headersTimeout).toBe(60_000);
});
