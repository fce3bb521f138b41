import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const asks =
  /(?<!cache\.)\bfetch\(|\bWebSocket\b|from 'node:(http|https|http2|net|tls|dgram|dns)(\/promises)?'/;
/** Imports of these modules that ask nobody. */
const harmless =
  /^import (type .*|\{ (isIPv6|BlockList, isIP|createServer(, type \w+)*|STATUS_CODES) \}) from 'node:(net|http)';$/gm;

/** Asks the server that runs on the same folder, over a socket in it. */
const local = 'server/db/driver/reach.ts';

test('the server asks no other one: no address of a request leads anywhere', () => {
  const files = globSync('server/**/*.ts').filter((file) => file !== local);
  expect(files.length).toBeGreaterThan(50);
  const asking = files.filter((file) =>
    asks.test(readFileSync(file, 'utf8').replaceAll(harmless, '')),
  );
  expect(asking).toEqual([]);
  const calls = readFileSync(local, 'utf8').match(/createConnection\(.+?;/g);
  expect(calls).toEqual(['createConnection(socketOf(folder));']);
});
