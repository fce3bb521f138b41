import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { reachServer } from './running-server.ts';
import { StartError } from '../../start-error.ts';
import { reasonOf } from './failures.ts';
import { findDamage, suspendInventory, takeInventory } from './inventory.ts';
import { lock, type Lock } from './folder-lock.ts';
import { keepFromOthers } from './private-folder.ts';

/** The major version of PostgreSQL in PGlite. */
const ownMajor = 18;

/**
 * Takes ownership of a data folder. `create` creates the first database in it. Throws StartError, with nothing changed, when
 * another server owns the folder, when it is not writable, or when its database is incomplete. Returns the database's
 * path, what records its files, and what gives up ownership.
 */
export async function takeFolder(folder: string, create: (path: string) => Promise<void>) {
  const locks: Lock[] = [];
  const release = () => locks.forEach((entry) => entry.release());
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'database');
    refuseOtherMajor(path);
    // There may be no database yet whose folder could be locked.
    acquire(join(folder, 'lock'), folder, locks);
    if (isEmpty(path)) await createFirst(path, create);
    else refuseDamage(path, findDamage(path));
    // Users who clean up do not look inside the database's own folder.
    acquire(join(path, 'owner.lock'), folder, locks);
    await refuseRunning(folder);
    keepFromOthers(folder);
    suspendInventory(path);
    const recordFiles = () => {
      // PGlite does not know the process's umask.
      keepFromOthers(folder);
      takeInventory(path);
    };
    return { path, takeInventory: recordFiles, release };
  } catch (error) {
    release();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: the folder ${folder} cannot be used (${reasonOf(error)}).`);
  }
}

const anotherServer = (folder: string) =>
  new StartError(
    `Another server is running on the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );

function acquire(path: string, folder: string, locks: Lock[]): void {
  const acquired = lock(path);
  if (!acquired) throw anotherServer(folder);
  locks.push(acquired);
}

/** Detects a running server even if its lock files were deleted. */
async function refuseRunning(folder: string): Promise<void> {
  const socket = await reachServer(folder);
  socket?.destroy();
  if (socket) throw anotherServer(folder);
}

const isEmpty = (path: string): boolean =>
  !statSync(path, { throwIfNoEntry: false }) || readdirSync(path).length === 0;

/** Creates the database aside and renames it into place. Removes what a killed start left. */
async function createFirst(path: string, create: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await create(unfinished);
  takeInventory(unfinished);
  renameSync(unfinished, path);
}

/** Refuses a folder whose files another major version of PostgreSQL wrote: none reads those of another. */
function refuseOtherMajor(path: string): void {
  const file = join(path, 'PG_VERSION');
  const [, major] = (existsSync(file) && /^(\d+)\n$/.exec(readFileSync(file, 'utf8'))) || [];
  if (major && Number(major) !== ownMajor)
    throw new StartError(
      `DATA_DIR: the database in ${path} was made by PostgreSQL ${major}, and this release has ${ownMajor}. Back up with the release that made it, and restore with this one into another folder (docs/growing.md).`,
    );
}

/** PGlite would initialise a new database over anything that it does not recognise. */
function refuseDamage(path: string, damage: string | null): void {
  if (damage)
    throw new StartError(
      `DATA_DIR: the database in ${path} is incomplete (${damage}) and was left as it is. Copy the whole folder back, or move it away and restore a backup: npm run restore -- file.`,
    );
}
