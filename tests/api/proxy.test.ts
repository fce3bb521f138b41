import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectSocket, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from '../support/english.ts';
import { startProxy, type Proxy } from '../support/haproxy.ts';

const isMissing = Boolean(process.env.TEST_BASE_URL || spawnSync('haproxy', ['-v']).error);

/** The proxy of `deploy/` in front of a server that has gone. */
let proxy: Proxy;
beforeAll(async () => {
  if (isMissing) return;
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  proxy = await startProxy([`http://127.0.0.1:${port}`]);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
afterAll(() => proxy?.stop());

const get = (path: string) => fetch(proxy.origin + path);

test.skipIf(isMissing)(
  'visitors read in both languages that no server answers (needs HAProxy)',
  async () => {
    const answer = await get('/vehicles?search=Erika');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('<h1>Gleich wieder da</h1>');
    expect(page).toMatch(/<section lang="en">\s*<h2>Back in a moment<\/h2>/);
  },
);

test.skipIf(isMissing)('programs get JSON (needs HAProxy)', async () => {
  await expect
    .poll(async () => (await get('/api/vehicles/search')).headers.get('content-type'))
    .toBe('application/json; charset=utf-8');
  const answer = await get('/api/vehicles/search');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toEqual({
    status: 503,
    message: english.common.internal,
    code: 'unavailable',
  });
});

test.skipIf(isMissing)(
  'what went wrong is logged, without what a person sent (needs HAProxy)',
  async () => {
    await get('/vehicles?search=Erika');
    // What became of the servers is in lines of text.
    const requests = () =>
      proxy
        .log()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as object);
    const line = { network: '127.0.0.0', method: 'GET', path: '/vehicles', status: 503 };
    await expect.poll(requests).toContainEqual(expect.objectContaining(line));
    expect(proxy.log()).not.toContain('Erika');
  },
);

test.skipIf(isMissing)(
  'the proxy’s metrics are on a port of their own (needs HAProxy)',
  async () => {
    const answer = await fetch(proxy.metrics);
    expect(await answer.text()).toMatch(/^haproxy_backend_active_servers\{proxy="servers"\} 0$/m);
    expect((await get('/metrics')).status).toBe(404);
    expect((await fetch(proxy.metrics.replace('metrics', ''))).status).toBe(404);
  },
);

test.skipIf(isMissing)('a visitor has at most 200 requests under way (needs HAProxy)', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/held') held.push(response);
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const own = await startProxy([`http://127.0.0.1:${port}`]);
  const sessions = Array.from({ length: 16 }, () => connect(own.origin));
  const statuses: number[] = [];
  try {
    for (const session of sessions)
      for (let stream = 0; stream < 16; stream += 1)
        session
          .request({ ':path': '/held' })
          .on('response', (headers) => statuses.push(headers[':status']!))
          .resume();
    await expect.poll(() => [held.length, statuses.length]).toEqual([200, 56]);
    for (const response of held) response.end();
    await expect.poll(() => statuses.filter((status) => status === 200).length).toBe(200);
    expect(statuses.filter((status) => status === 503)).toHaveLength(56);
    expect((await fetch(`${own.origin}/held-no-more`)).status).toBe(200);
  } finally {
    for (const session of sessions) session.destroy();
    await own.stop();
    server.closeAllConnections();
    server.close();
  }
});

test.skipIf(isMissing)(
  'among others a visitor has a limited rate of calls, in any spelling, but not of files (needs HAProxy)',
  async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = await startProxy([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
    const session = connect(own.origin);
    const statusesOf = (path: string) =>
      Promise.all(
        Array.from({ length: 16 }, async () => {
          const stream = session.request({ ':path': path }).resume();
          const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
          return headers[':status'];
        }),
      );
    try {
      const other = request(own.origin, { localAddress: '127.0.0.7' }).end();
      await once(other, 'response');
      const seen = new Set<unknown>();
      while (!seen.has(503)) for (const status of await statusesOf('/%61pi/x')) seen.add(status);
      expect(new Set(await statusesOf('/api/files/x'))).toEqual(new Set([200]));
    } finally {
      session.destroy();
      await own.stop();
      server.closeAllConnections();
      server.close();
    }
  },
);

/** The first line of an answer over a connection. */
async function statusOver(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString().split('\r\n', 1)[0]!;
}

/** Connections to the proxy, and those of them that are open or being opened. */
function connections() {
  const { hostname: host, port } = new URL(proxy.origin);
  const open = new Set<Socket>();
  const connectFrom = (localAddress: string, count: number) =>
    Array.from({ length: count }, () => {
      const socket = connectSocket({ host, port: Number(port), localAddress });
      open.add(socket);
      return socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    });
  return { open, connectFrom };
}

test.skipIf(isMissing)(
  'a network of many addresses leaves connections to others (needs HAProxy)',
  async () => {
    const { open, connectFrom } = connections();
    try {
      for (let number = 1; number < 11; number += 1) connectFrom(`127.0.2.${number}`, 150);
      const connected = () => [...open].filter((socket) => !socket.connecting).length;
      await expect.poll(() => open.size).toBeLessThanOrEqual(1001);
      await expect.poll(connected).toBe(open.size);
      const visitors = connectFrom('127.0.99.1', 30);
      // The server of this proxy has gone.
      for (const status of await Promise.all(visitors.map(statusOver)))
        expect(status).toBe('HTTP/1.1 503 Service Unavailable');
    } finally {
      for (const socket of open) socket.destroy();
    }
  },
);

test.skipIf(isMissing)(
  'where many are open, an address gets fewer connections (needs HAProxy)',
  async () => {
    const { open, connectFrom } = connections();
    const settled = () => [...open].every((socket) => !socket.connecting);
    try {
      for (let network = 1; network < 14; network += 1) connectFrom(`127.1.${network}.1`, 154);
      await expect.poll(settled).toBe(true);
      const greedy = connectFrom('127.2.1.1', 150);
      await expect.poll(() => greedy.filter((socket) => open.has(socket)).length).toBe(50);
      await expect.poll(settled).toBe(true);
      for (const status of await Promise.all(connectFrom('127.3.1.1', 30).map(statusOver)))
        expect(status).toBe('HTTP/1.1 503 Service Unavailable');
    } finally {
      for (const socket of open) socket.destroy();
    }
  },
);
