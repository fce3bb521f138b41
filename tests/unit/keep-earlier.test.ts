import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepEarlier } from '../../scripts/keep-earlier.ts';

const day = 86_400_000;
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A built site with these files. */
function siteOf(name: string, files: string[], bytes = 10): string {
  const site = join(folder, name);
  mkdirSync(join(site, '_astro/fonts'), { recursive: true });
  for (const file of files) {
    writeFileSync(join(site, file), name);
    truncateSync(join(site, file), bytes);
  }
  return site;
}
const has = (site: string, file: string) => existsSync(join(site, file));

test('hashed files of the previous site stay, compressed ones too; pages do not', () => {
  const files = ['_astro/a.1.js', '_astro/a.1.js.br', '_astro/fonts/f.1.woff2', 'old.html'];
  const one = siteOf('one', [...files, '_astro/same.js']);
  const two = siteOf('two', ['_astro/a.2.js', '_astro/same.js'], 20);
  keepEarlier(one, two);
  expect(files.filter((file) => has(two, file))).toEqual(files.slice(0, 3));
  expect(statSync(join(two, '_astro/a.1.js')).mtime).toEqual(
    statSync(join(one, '_astro/a.1.js')).mtime,
  );
  expect(statSync(join(two, '_astro/same.js')).size).toBe(20);
});

test('they stay for days after the last build that had them, however old it is', () => {
  const names = ['zero', 'one', 'two', 'three'];
  const [zero, one, two, three] = names.map((name) => siteOf(name, [`_astro/${name}.js`]));
  const start = Date.now() + 365 * day;
  keepEarlier(zero!, one!, start);
  keepEarlier(one!, two!, start + 6 * day);
  expect(has(two!, '_astro/zero.js')).toBe(true);
  keepEarlier(two!, three!, start + 8 * day);
  expect(['zero', 'one', 'two'].map((name) => has(three!, `_astro/${name}.js`))).toEqual([
    false,
    true,
    true,
  ]);
});

test('when there are too many, the latest stay', () => {
  const zero = siteOf('zero', ['_astro/zero.js'], 20);
  const one = siteOf('one', ['_astro/one.js'], 40);
  const two = siteOf('two', []);
  keepEarlier(zero, one, 1, 50);
  keepEarlier(one, two, 2, 50);
  expect([has(two, '_astro/one.js'), has(two, '_astro/zero.js')]).toEqual([true, false]);
});
