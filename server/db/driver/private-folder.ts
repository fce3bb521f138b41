import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What the group and all others may do. */
const others = 0o077;

/**
 * Takes everything in a folder away from other users: former releases, copies and the files that PGlite unpacks leave it open.
 * What belongs to another user is named on the console and stays as it is.
 */
export function keepFromOthers(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const root = realpathSync(folder);
  const open = ['', ...paths]
    .map((path) => join(root, path))
    .filter((path) => !closeToOthers(path));
  if (open.length > 0)
    console.error(`DATA_DIR: ${open[0]} belongs to another user, and others may read it.`);
}

/** Returns whether other users may do nothing with a file, of a link that it is one. */
function closeToOthers(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink() || (stats.mode & others) === 0) return true;
  try {
    chmodSync(path, stats.mode & ~others);
    return true;
  } catch {
    return false;
  }
}
