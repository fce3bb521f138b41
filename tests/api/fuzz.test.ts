import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { exampleOf } from '../../server/docs/example-of.ts';
import { expectDescribed } from './conform.ts';
import { fuzzServer, secret, type Actor } from './fuzz-server.ts';
import { hostileBody, hostileText, mutated } from './hostile.ts';
import { callsByName } from '../support/calls.ts';

const all = Object.entries(callsByName) as [CallName, Endpoint][];
// The administrator comes last, and may change the victim's records.
const actors: Actor[] = ['anonymous', 'customer', 'administrator'];
/** FUZZ_REQUESTS sets their number, FUZZ_SEED repeats those of a failed run. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;
const runs = Math.ceil(requests / all.length / actors.length);

let server: Awaited<ReturnType<typeof fuzzServer>>;
let belongings: unknown;
beforeAll(async () => {
  server = await fuzzServer();
  belongings = await server.belongings();
});
afterAll(() => server.close());

interface Hostile {
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

/** A small id, which exists, or any other value. */
const idLike = fc.oneof(fc.integer({ min: 1, max: 12 }).map(String), hostileText);

function hostile(name: CallName, endpoint: Endpoint): fc.Arbitrary<Hostile> {
  const { path, method, upload } = endpoint;
  const { query = {}, body = {} } = exampleOf(name, endpoint);
  const filled = path.split('/').map((part) => (part.startsWith(':') ? idLike : fc.constant(part)));
  const search = mutated({ ...query, page: 0, carId: 1, id: 1, userId: 1, reservationId: 1 });
  const type = upload ? 'multipart/form-data; boundary=x' : 'application/json';
  return fc
    .record({
      parts: fc.tuple(...filled),
      search: fc.option(search, { freq: 4 }),
      payload: upload ? multipart(upload) : hostileBody(body as Record<string, unknown>),
      headers: fc.dictionary(
        fc.constantFrom('accept', 'content-type', 'if-none-match', 'idempotency-key', 'origin'),
        fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
        { maxKeys: 2 },
      ),
    })
    .map(({ parts, search: fields, payload, headers }) => ({
      url: `/api${parts.map((part) => encode(part)).join('/')}${fields ? `?${queryOf(fields)}` : ''}`,
      headers: { 'content-type': type, ...headers },
      payload: method === 'GET' ? undefined : payload,
    }));
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const queryOf = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `${name}=${encode(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join('&');

const multipart = (field: string) =>
  fc
    .record({
      name: fc.constantFrom(field, 'other', '__proto__', ''),
      file: hostileText.map((text) => text.replaceAll(/["\r\n]/g, '')),
      content: fc.oneof(
        hostileText,
        fc.constantFrom('\x89PNG\r\n\x1a\n', 'GIF89a', '<svg/>', '\xff\xd8\xff'),
      ),
      end: fc.constantFrom('\r\n--x--\r\n', '', '\r\n--x', '--x--'),
    })
    .map(
      ({ name, file, content, end }) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n${content}${end}`,
    );

describe.each(actors)('hostile requests of the %s', (actor) => {
  test.each(all)('to %s', { timeout: 600_000 }, async (name, endpoint) => {
    const before = await server.tokenOf(actor);
    const property = fc.asyncProperty(
      hostile(name, endpoint),
      async ({ url, headers, payload }) => {
        const token = name === 'logout' ? await server.tokenOf(actor) : before;
        const answer = await server.app.inject({
          method: endpoint.method,
          url,
          headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
          payload,
        });
        expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
        if (actor !== 'administrator') expect(answer.body).not.toContain(secret);
        if (!answer.headers['content-type']?.toString().startsWith('application/json')) return;
        expect(answer.body).not.toMatch(/node_modules|\.ts:\d|select [^"]* from|drizzle|pglite/i);
        if (answer.statusCode !== 404) expectDescribed(endpoint, answer.statusCode, answer.json());
      },
    );
    await fc.assert(property, { numRuns: runs, seed });
  });

  test.skipIf(actor === 'administrator')('leave everything with its owner', async () => {
    expect(await server.belongings()).toEqual(belongings);
  });
});
