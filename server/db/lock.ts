import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors.ts';

const busy = 5;

/**
 * Makes this process the only owner of the folder until the returned function is called or the process ends, however it
 * ends. Throws StartError when another process owns it, or it cannot be written.
 */
export function lock(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    // PGlite itself puts no lock on its folder, and a second process destroys it. A lock of SQLite is one of the operating
    // system, which takes it back from a dead process; a file with a process id would have to be trusted.
    const file = new DatabaseSync(join(folder, 'lock'));
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new StartError(
        `Another server is running on the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    throw new StartError(`DATA_DIR: the folder ${folder} cannot be written.`);
  }
}
