import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { compressLarge } from '../../server/http/compress.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  open = await newDatabase();
  await addVehicles(open.db, 100, (number) => ({ model: `Transporter ${number}` }));
  app = await createApp({ db: open.db, config: config({ LOG_LEVEL: 'silent' }), site: '/nowhere' });
});
afterAll(async () => {
  await app.close();
  await open.close();
});

const all = '/api/car/visitors/all';
const ask = (url: string, accepted?: string, more: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...(accepted && { 'accept-encoding': accepted }), ...more } });

test('a large answer is compressed as the client takes it, and says that it varies', async () => {
  const plain = await ask(all);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Authorization, Accept-Encoding');
  const readers = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, GZIP;q=0.5', 'gzip'],
  ] as const)
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(all, accepted);
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: plain.headers.vary,
      });
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
      expect(readers[encoding](answer.rawPayload).toString()).toBe(plain.body);
      expect(answer.headers.etag).toBe(plain.headers.etag);
    }
});

test.each(['', 'identity', 'zstd', 'br;q=0, gzip;q=0.0'])(
  'to a client that takes %j it is not',
  async (accepted) => {
    const { headers, body } = await ask(all, accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toHaveLength(100);
  },
);

test.each([20_000, 6_000_000])('%i tagged characters are one answer for all', async (length) => {
  const own = fastify();
  const sent: unknown[] = [];
  compressLarge(own);
  own.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  own.get('/', (_request, reply) => reply.header('etag', '"1"').send('x'.repeat(length)));
  for (let time = 0; time < 2; time += 1) expect((await own.inject('/')).body).toHaveLength(length);
  expect(sent[0]).toBeInstanceOf(Buffer);
  expect(sent[1]).toBe(sent[0]);
  await own.close();
});

test('many who ask for a tagged answer at once get one', async () => {
  const own = fastify();
  const sent = new Set<unknown>();
  compressLarge(own);
  own.addHook('onSend', async (_request, _reply, payload) => void sent.add(payload));
  own.get('/', (_request, reply) => reply.header('etag', '"1"').send('x'.repeat(20_000)));
  const headers = { 'accept-encoding': 'br' };
  await Promise.all(Array.from({ length: 5 }, () => own.inject({ url: '/', headers })));
  expect(sent.size).toBe(1);
  await own.close();
});

test('a list that the client has is not sent again', async () => {
  const { headers } = await ask(all, 'br');
  const again = await ask(all, 'br', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a list is compressed anew after a change', async () => {
  const { body } = await ask(all);
  await addVehicles(open.db, 1, () => ({ model: 'Neuer' }));
  const { rawPayload } = await ask(all, 'br');
  const now = brotliDecompressSync(rawPayload).toString();
  expect(now).not.toBe(body);
  expect(now).toContain('Neuer');
});

test('small answers and those to POST are not compressed', async () => {
  const { headers } = await ask('/api/health', 'br');
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  const text = 'x'.repeat(20_000);
  const posted = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: text, password: text },
    headers: { 'accept-encoding': 'br' },
  });
  expect(posted.headers['content-encoding']).toBeUndefined();
});
