import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { StartError } from '../errors.ts';

/**
 * Writes a file that only its owner may read. It gets its name when it is whole: written to the disk, and found sound by
 * `check`, whose result is returned. Throws StartError when there is such a file already, or it cannot be written.
 */
export async function writeWhole<Result>(
  path: string,
  write: (to: Writable) => Promise<void>,
  check: (path: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(path)) throw new StartError(`${path} exists already.`);
  const partial = `${path}.${process.pid}.partial`;
  try {
    const file = await open(partial, 'wx', 0o600);
    await write(file.createWriteStream({ flush: true }));
    const result = await check(partial);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    if (error instanceof Error && 'syscall' in error && 'path' in error)
      throw new StartError(`${path} cannot be written (${error.message}).`);
    throw error;
  }
}

/** Without it a power cut may take the new name again. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
