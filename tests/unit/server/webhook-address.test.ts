import { afterEach, describe, expect, test } from 'vitest';
import {
  allowedLookup,
  ForbiddenAddress,
  isAllowed,
  isAllowedUrl,
} from '../../../server/webhooks/address.ts';
import { post, signedHeaders } from '../../../server/webhooks/post.ts';
import { startReceiver } from '../../support/receiver.ts';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const forbidden = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.168.1.1'],
  ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...['64:ff9b:1::1', '100::1', 'fc00::1', 'fd00::1', 'fe80::1', 'fec0::1', 'ff02::1'],
  ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1'],
];
const open = ['8.8.8.8', '9.255.255.255', '100.128.0.1', '172.32.0.1', '2606:4700::1111'];

test('only addresses of the internet are allowed', () => {
  expect(forbidden.filter((address) => isAllowed(address, false))).toEqual([]);
  expect(open.filter((address) => !isAllowed(address, false))).toEqual([]);
  expect(isAllowed('books.example', false)).toBe(false);
});

test('in development this machine is, too, and nothing else inside', () => {
  const local = forbidden.filter((address) => isAllowed(address, true));
  expect(local.toSorted()).toEqual(
    ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'].toSorted(),
  );
});

test.each([
  ...['https://127.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/'],
  ...['https://127.0.0.1./', 'https://[::1]/', 'https://[::ffff:7f00:1]/', 'https://①②⑦.0.0.1/'],
  ...['http://8.8.8.8/', 'http://books.example/', 'https://[fe80::1]:8443/'],
])('%s is refused, however it is written', (url) => {
  expect(isAllowedUrl(url, false)).toBe(false);
});

describe('a connection', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  async function receiver() {
    const started = await startReceiver();
    ends.push(started.close);
    return started;
  }
  const message = { body: '{}', headers: {} };
  const inTime = () => AbortSignal.timeout(5000);

  test('goes to what was looked up and checked, each time anew', async () => {
    const { url, received } = await receiver();
    const named = url.replace('127.0.0.1', 'localhost');
    const answers = [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['10.0.0.1']];
    let lookups = 0;
    const resolve = async () => answers[lookups++]!;
    expect(await post(named, message, { local: true, resolve }, inTime())).toBe(204);
    for (const lookup of [2, 3]) {
      await expect(post(named, message, { local: true, resolve }, inTime())).rejects.toThrow(
        ForbiddenAddress,
      );
      expect(lookups).toBe(lookup);
    }
    expect(received).toHaveLength(1);
  });

  test('is not made to this machine by a name that leads here', async () => {
    const { url, received } = await receiver();
    const named = url.replace('http://127.0.0.1', 'https://books.example');
    const resolve = async () => ['127.0.0.1'];
    await expect(post(named, message, { local: false, resolve }, inTime())).rejects.toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
    });
    await expect(post(url, message, { local: false }, inTime())).rejects.toThrow(ForbiddenAddress);
    expect(received).toEqual([]);
  });

  test('is given one address or all, as the socket asks', async () => {
    const lookup = allowedLookup(async () => ['8.8.8.8', '2606:4700::1111'], false);
    const asked = (all: boolean) =>
      new Promise((resolve) =>
        lookup('books.example', { all }, (_error, ...found) => resolve(found)),
      );
    expect(await asked(false)).toEqual(['8.8.8.8', 4]);
    expect(await asked(true)).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    ]);
  });

  test('that hangs ends in time', async () => {
    const silent = await startReceiver(() => undefined);
    ends.push(silent.close);
    await expect(
      post(silent.url, message, { local: true }, AbortSignal.timeout(200)),
    ).rejects.toThrow();
  });
});

test('signatures are those of Standard Webhooks', () => {
  // The example of its specification.
  const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('an answer that would change the protocol is one like any other', async () => {
  const server = createServer((socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sent = post(url, { body: '{}', headers: {} }, { local: true }, AbortSignal.timeout(60_000));
  expect(await sent).toBe(101);
  server.close();
});
