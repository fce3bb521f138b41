import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reachServer } from '../server/db/driver/running-server.ts';
import { StartError } from '../server/start-error.ts';

/** Fetches a backup from the server that runs on this folder, and ends the stream. False when none runs. */
export async function fetchBackup(folder: string, to: Writable): Promise<boolean> {
  const socket = await reachServer(folder);
  if (!socket) return false;
  await pipeline(socket, to);
  if (socket.bytesRead === 0)
    throw new StartError('The running server could not make a backup; its log says why.');
  return true;
}
