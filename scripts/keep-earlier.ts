import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of earlier builds stays: days since a build last had a file, and bytes of all of them. */
const most = { days: 7, bytes: 50_000_000 };

/** Where a site lists its files of earlier builds, with the date since which no build has them, in milliseconds. */
const list = '.earlier.json';
type Earlier = Record<string, number>;

/**
 * Takes the hashed files of the site in `before` over into the one in `next` that has them no more, so that a page which was
 * loaded before a deployment still gets what it asks for. The latest ones stay, for some days and within `room` (bytes).
 */
export function keepEarlier(before: string, next: string, now = Date.now(), room = most.bytes) {
  const known = earlierOf(before);
  const kept: Earlier = {};
  const files = filesOf(before)
    .filter((file) => !existsSync(join(next, file)))
    .map((file) => ({ file, since: known[file] ?? now }))
    .filter(({ since }) => now - since < most.days * 86_400_000)
    .sort((one, other) => other.since - one.since);
  for (const { file, since } of files) {
    room -= statSync(join(before, file)).size;
    if (room < 0) break;
    cpSync(join(before, file), join(next, file), { preserveTimestamps: true });
    kept[file] = since;
  }
  writeFileSync(join(next, list), JSON.stringify(kept));
}

/** The files with a hash in their name, packed or not. */
const filesOf = (site: string): string[] =>
  globSync('_astro/**/*', { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(site, '/').length));

function earlierOf(site: string): Earlier {
  const file = join(site, list);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Earlier) : {};
}
