import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reachServer } from './reach.ts';
import { StartError } from '../../start-error.ts';
import { reasonOf } from './failures.ts';
import { findDamage, hasInventory, suspendInventory, takeInventory } from './inventory.ts';
import { lock, type Lock } from './folder-lock.ts';

/** A data folder that this process owns. */
export interface DataFolder {
  /** Of the database in it. */
  path: string;
  /** Records the database's files. */
  takeInventory: () => void;
  release: () => void;
}

/**
 * Takes ownership of a data folder, in which `create` creates the first database. Throws StartError, with nothing changed,
 * when another server owns the folder, when it is not writable, and when its database is incomplete.
 */
export async function takeFolder(
  folder: string,
  create: (path: string) => Promise<void>,
): Promise<DataFolder> {
  const locks: Lock[] = [];
  const release = () => locks.forEach((one) => one.release());
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'database');
    refuseUnknown(folder, path);
    // The only lock that former releases know.
    const outer = own(join(folder, 'lock'), folder, locks);
    if (isFree(path)) await createFirst(path, create);
    else refuseDamage(path, findDamage(path));
    // Nobody tidies up inside the database's own folder.
    own(join(path, 'owner.lock'), folder, locks);
    await askSocket(folder);
    suspendInventory(path);
    outer.mark();
    return { path, takeInventory: () => takeInventory(path), release };
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

function own(path: string, folder: string, locks: Lock[]): Lock {
  const taken = lock(path);
  if (!taken) throw anotherServer(folder);
  locks.push(taken);
  return taken;
}

/** A server still answers after its lock files were removed. */
async function askSocket(folder: string): Promise<void> {
  const socket = await reachServer(folder);
  socket?.destroy();
  if (socket) throw anotherServer(folder);
}

const isFree = (path: string): boolean =>
  !statSync(path, { throwIfNoEntry: false }) || readdirSync(path).length === 0;

/** It is renamed into place once it is complete. What a killed start left is removed. */
async function createFirst(path: string, create: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await create(unfinished);
  takeInventory(unfinished);
  renameSync(unfinished, path);
}

/** Refuses a folder without an inventory unless a former release wrote it: those had none, and left an empty lock. */
function refuseUnknown(folder: string, path: string): void {
  if (isFree(path) || hasInventory(path)) return;
  const isFormer = statSync(join(folder, 'lock'), { throwIfNoEntry: false })?.size === 0;
  if (!isFormer) refuseDamage(path, findDamage(path) ?? 'inventory.json is missing');
}

/** PGlite would initialise a new database over anything it does not recognise. */
function refuseDamage(path: string, damage: string | null): void {
  if (damage)
    throw new StartError(
      `DATA_DIR: ${path} holds no whole database (${damage}), and was left as it is. Copy the whole folder back, or move it away and fill a new one from a backup: npm run restore -- file.`,
    );
}
