import { statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

export interface Lock {
  release: () => void;
  /** Writes a first page into the file, which is empty until then. */
  mark: () => void;
}

/**
 * Makes this process the only owner of a file, which is created when it is missing, until it is released or the process
 * ends, however it ends. Null when another process owns it. Throws what the file system refuses.
 */
export function lock(path: string): Lock | null {
  writeFileSync(path, '', { flag: 'a' });
  const { ino } = statSync(path);
  // PGlite itself puts no lock on its folder, and a second process destroys it. A lock of SQLite is one of the operating
  // system, which takes it back from a dead process; a file with a process id would have to be trusted. The system also
  // takes it back once this process closes the file elsewhere: nothing else may open it.
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
  // Removed meanwhile, and perhaps made anew and locked by another process.
  if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) {
    file.close();
    return null;
  }
  return { release: () => file.close(), mark: () => file.exec('commit; begin exclusive') };
}
