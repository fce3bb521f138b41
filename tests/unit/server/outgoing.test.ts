import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const asks =
  /\bfetch\(|\bWebSocket\b|from 'node:(http|https|http2|net|tls|dgram|dns)(\/promises)?'/;
/** Imports of these modules that ask nobody. */
const harmless =
  /^import (type .*|\{ (isIPv6|createServer, type Socket|STATUS_CODES) \}) from 'node:(net|http)';$/gm;

test('the server asks no other one: no address of a request leads anywhere', () => {
  const files = globSync('server/**/*.ts');
  expect(files.length).toBeGreaterThan(50);
  const asking = files.filter((file) =>
    asks.test(readFileSync(file, 'utf8').replaceAll(harmless, '')),
  );
  expect(asking).toEqual([]);
});
