import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallName } from '../../contract/calls.ts';
import { toWireNames } from '../../contract/wire/wire-names.ts';
import { exampleOf } from '../../server/docs/example-of.ts';
import { addressOf } from '../support/address.ts';
import { callsByName } from '../support/calls.ts';
import { inDays } from './actors.ts';
import { fuzzServer } from './fuzz-server.ts';
import { hostileText } from './hostile.ts';

const strings = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let server: Awaited<ReturnType<typeof fuzzServer>>;
beforeAll(async () => {
  server = await fuzzServer();
});
afterAll(() => server.close());

/** Each call that searches, with the name of its field. */
const searches = Object.entries(callsByName).flatMap(([name, { query }]) => {
  const fields = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const field = fields.find((one) => one === 'search' || one === 'q');
  return field ? [{ name: name as CallName, field }] : [];
});

/** Punctuation by itself, in pairs, around a word and around a number; then what has broken servers before. */
const marks = [...'(),.;:\'"`´’!?%_\\/+-*=<>[]{}|&^~#@$§€–…'];
const around = (inside: string) => marks.flatMap((mark) => [mark + inside, inside + mark]);
const punctuation = [
  ...marks,
  ...marks.map((mark) => mark.repeat(2)),
  '()',
  '( )',
  '("',
  "';",
  '$1',
].concat(
  around('a'),
  around(' '),
  around('0171'),
  marks.map((mark) => `(0171) ${mark} 2 ${mark}`),
);
const texts = [
  ...punctuation,
  ...fc.sample(hostileText, { seed, numRuns: Math.max(0, strings - punctuation.length) }),
].map((text) => text.toWellFormed());

test('every list that searches is known', () => {
  expect(searches.length).toBeGreaterThan(5);
});

test.each(searches)(
  '$name finds or finds nothing, whatever is searched for',
  { timeout: 300_000 },
  async ({ name, field }) => {
    const authorization = `Bearer ${await server.tokenOf('administrator')}`;
    const endpoint = callsByName[name];
    const example: Record<string, string | number> = exampleOf(name, endpoint).query ?? {};
    // An example's times are fixed, and too far ahead to be booked.
    const near = { pickUpTime: inDays(20), dropOffTime: inDays(20, '12:00') };
    const times: Record<string, string> = 'pickUpTime' in example ? near : {};
    const query = toWireNames<string | number>({ ...example, ...times }, endpoint.wireNames);
    // Downloads have the conditions of their lists, and take longer; so does the search over all records.
    const isSlow = name.startsWith('export') || name === 'searchAll';
    const sent = isSlow ? texts.filter((_, at) => at % 10 === 0) : texts;
    for (let first = 0; first < sent.length; first += 50)
      await Promise.all(
        sent.slice(first, first + 50).map(async (text) => {
          const path = addressOf(endpoint, { query: { ...query, [field]: text } });
          const answer = await server.app.inject({
            url: `/api${path}`,
            headers: { authorization },
          });
          const isFair = punctuation.includes(text);
          expect(answer.statusCode, JSON.stringify(text)).toBeOneOf(isFair ? [200] : [200, 400]);
        }),
      );
  },
);
