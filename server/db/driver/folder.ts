import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reachServer } from './reach.ts';
import { StartError } from '../../start-error.ts';
import { reasonOf } from './failures.ts';
import { findDamage, hasInventory, suspendInventory, takeInventory } from './inventory.ts';
import { lock, type Lock } from './folder-lock.ts';

/** A data folder that this process alone works on. */
export interface DataFolder {
  /** Of the database in it. */
  path: string;
  /** Notes which files the database consists of. */
  takeInventory: () => void;
  release: () => void;
}

/**
 * Takes hold of a data folder, where `create` makes the first database. Throws StartError, with nothing changed, when
 * another server has the folder, when it cannot be written, and when what is in it is no whole database.
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
    // The only one that servers of former releases know.
    const outer = own(join(folder, 'lock'), folder, locks);
    if (isFree(path)) await createFirst(path, create);
    else refuseDamage(path, findDamage(path));
    // Whoever tidies away an empty file keeps out of the database's own folder.
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

/** A server whose locked files were removed still answers. */
async function askSocket(folder: string): Promise<void> {
  const socket = await reachServer(folder);
  socket?.destroy();
  if (socket) throw anotherServer(folder);
}

const isFree = (path: string): boolean =>
  !statSync(path, { throwIfNoEntry: false }) || readdirSync(path).length === 0;

/** It gets its place when it is whole. What a killed start left of one is removed. */
async function createFirst(path: string, create: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await create(unfinished);
  takeInventory(unfinished);
  renameSync(unfinished, path);
}

/** Refuses what has no inventory, unless a former release made it: those kept none, and left an empty lock. */
function refuseUnknown(folder: string, path: string): void {
  if (isFree(path) || hasInventory(path)) return;
  const isFormer = statSync(join(folder, 'lock'), { throwIfNoEntry: false })?.size === 0;
  if (!isFormer) refuseDamage(path, findDamage(path) ?? 'inventory.json is missing');
}

/** PGlite would put a new database in the place of what it does not take for one. */
function refuseDamage(path: string, damage: string | null): void {
  if (damage)
    throw new StartError(
      `DATA_DIR: ${path} holds no whole database (${damage}), and was left as it is. Copy the whole folder back, or move it away and fill a new one from a backup: npm run restore -- file.`,
    );
}
