import { statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's error code for a locked file. */
const busy = 5;

/** Keeps locked files from the garbage collection, which would close them. */
const held = new Set<DatabaseSync>();

export interface Lock {
  release: () => void;
}

/**
 * Locks a file for this process, until it is released or the process ends in any way. A missing file is created. Null when
 * another process holds the lock. Throws errors of the file system.
 */
export function lock(path: string): Lock | null {
  writeFileSync(path, '', { flag: 'a' });
  const { ino } = statSync(path);
  // PGlite does not lock its folder, and a second process would destroy it. SQLite takes an operating system lock, which ends
  // with its process; a file with a process id may be stale. The lock also ends when this process closes the file elsewhere:
  // nothing else may open it.
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
  // The file was deleted meanwhile; another process may have created and locked a new one.
  if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) {
    file.close();
    return null;
  }
  held.add(file);
  const release = () => {
    held.delete(file);
    file.close();
  };
  return { release };
}
