import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';

/** Where the checksum of a backup is: beside it, so that whoever has a copy can check it without the key. */
export const checksumPath = (path: string) => `${path}.sha256`;

/** A file's checksum as `sha256sum --check` reads it. `name` is what the file will be called. */
export const checksumLine = async (path: string, name: string): Promise<string> =>
  `${await sha256(path)}  ${basename(name)}\n`;

/** Whether a checksum lies beside the file. Throws StartError when it is another file's. */
export async function verifyChecksum(path: string): Promise<boolean> {
  const line = await readFile(checksumPath(path), 'latin1').catch(() => null);
  if (line === null) return false;
  if (line.slice(0, 64) !== (await sha256(path)))
    throw new StartError(`${path} is damaged: ${checksumPath(path)} has another checksum.`);
  return true;
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
