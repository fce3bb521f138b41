import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long files of earlier builds stay, in days since a build last had them, and how many bytes in total. */
const maximum = { days: 7, bytes: 50_000_000 };

/** Where a site lists its files of earlier builds, with the time since which no build has them, in milliseconds. */
const list = '.earlier.json';
type Earlier = Record<string, number>;

/**
 * Copies the hashed files that only the site in `before` has into the one in `next`, so that a page loaded before a
 * deployment still finds its files. The latest ones stay, for some days and within `room` (bytes).
 */
export function keepEarlier(before: string, next: string, now = Date.now(), room = maximum.bytes) {
  const sinceByFile = readEarlier(before);
  const earlier: Earlier = {};
  const files = listHashed(before)
    .filter((file) => !existsSync(join(next, file)))
    .map((file) => ({ file, since: sinceByFile[file] ?? now }))
    .filter(({ since }) => now - since < maximum.days * 86_400_000)
    .sort((a, b) => b.since - a.since);
  for (const { file, since } of files) {
    room -= statSync(join(before, file)).size;
    if (room < 0) break;
    cpSync(join(before, file), join(next, file), { preserveTimestamps: true });
    earlier[file] = since;
  }
  writeFileSync(join(next, list), JSON.stringify(earlier));
}

/** Files with a hash in their name, compressed or not. */
const listHashed = (site: string): string[] =>
  globSync('_astro/**/*', { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(site, '/').length));

function readEarlier(site: string): Earlier {
  const file = join(site, list);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Earlier) : {};
}
