import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { checksumLine, checksumPath } from './checksum.ts';
import { StartError } from '../start-error.ts';

/**
 * Writes a file that only its owner may read, and its checksum beside it. It is renamed into place once it is on disk and `check`,
 * whose result is returned, has accepted it. Throws StartError when the file exists or cannot be written.
 */
export async function writeAtomically<Result>(
  path: string,
  write: (to: Writable) => Promise<void>,
  check: (path: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(path)) throw new StartError(`${path} already exists.`);
  const suffix = `.${hostname()}-${process.pid}.partial`;
  const partial = path + suffix;
  const checksum = checksumPath(path) + suffix;
  try {
    await removeLeftovers(dirname(path), `${basename(path)}.`);
    const file = await open(partial, 'wx', 0o600);
    await write(file.createWriteStream({ flush: true }));
    const result = await check(partial);
    await writeFile(checksum, await checksumLine(partial, path), { mode: 0o600, flush: true });
    await rename(checksum, checksumPath(path));
    await rename(partial, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    for (const left of [partial, checksum]) await rm(left, { force: true }).catch(() => undefined);
    if (error instanceof Error && 'syscall' in error && 'path' in error)
      throw new StartError(`${path} cannot be written (${error.message}).`);
    throw error;
  }
}

/** Without this, a power cut may undo the rename. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

const day = 24 * 60 * 60 * 1000;
/** The default names of backups. */
const defaultName = /^\d{4}-\d\d-\d\dT[\d-]+Z\.jsonl\.gz\./;
const partialName = /(?<!\d)(\d+)\.partial$/;

/** Removes leftovers of killed backups: their process has ended, or ran on another machine and wrote nothing for a day. */
async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = partialName.exec(name) ?? [];
    if (!pid || !(name.startsWith(prefix) || defaultName.test(name))) continue;
    const path = join(folder, name);
    const isLocal = name.endsWith(`.${hostname()}-${pid}.partial`);
    const hasEnded = isLocal && !isRunning(Number(pid));
    const wroteAt = (await stat(path).catch(() => null))?.mtimeMs ?? Date.now();
    if (hasEnded || wroteAt < Date.now() - day) await rm(path, { force: true });
  }
}

/** Whether another process has this id. */
function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
