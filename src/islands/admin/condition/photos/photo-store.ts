import type { ConditionStep } from '../../../../../contract/counter/damage-places.ts';
import { browserStorage } from '../../../../lib/storage/storage.ts';
import { waitingFlag } from './waiting-flag.ts';

export interface WaitingPhoto {
  id: string;
  reservationId: number;
  step: ConditionStep;
  /** The damage that it shows; null for the vehicle. */
  damageId: string | null;
  /** A wall time. */
  takenAt: string;
  blob: Blob;
  /** Why the server does not take it; null while it may. */
  refusal: string | null;
}

const name = 'rental-photos';
const table = 'waiting';

/** Where a browser has no database, as in some private windows, photos last as long as the page. */
const inMemory = new Map<string, WaitingPhoto>();

let opening: Promise<IDBDatabase | null> | undefined;

const open = (): Promise<IDBDatabase | null> =>
  (opening ??= new Promise<IDBDatabase | null>((resolve) => {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  }));

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The photos are not available'));
  });

/** Runs a request on the table; null where there is no database. */
async function ask<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  const database = await open();
  if (!database) return null;
  return settled(request(database.transaction(table, mode).objectStore(table))).catch(() => null);
}

/** All that wait, oldest first. */
export async function readWaiting(): Promise<WaitingPhoto[]> {
  const stored = (await ask<WaitingPhoto[]>('readonly', (store) => store.getAll())) ?? [];
  const photos = new Map(stored.map((photo) => [photo.id, photo]));
  for (const photo of inMemory.values()) photos.set(photo.id, photo);
  return [...photos.values()].toSorted((a, b) => a.takenAt.localeCompare(b.takenAt));
}

export async function keepWaiting(photo: WaitingPhoto): Promise<void> {
  inMemory.set(photo.id, photo);
  browserStorage.write(waitingFlag, 'yes');
  if ((await ask('readwrite', (store) => store.put(photo))) !== null) inMemory.delete(photo.id);
}

export async function forgetWaiting(id: string): Promise<void> {
  inMemory.delete(id);
  await ask('readwrite', (store) => store.delete(id));
  if ((await readWaiting()).length === 0) browserStorage.remove(waitingFlag);
}
