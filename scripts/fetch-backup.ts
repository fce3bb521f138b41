import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { socketOf } from '../server/backup/socket.ts';
import { StartError } from '../server/errors.ts';

/** Writes the backup that the server running on this folder makes, and ends the stream; false when none is running. */
export async function fetchBackup(folder: string, to: Writable): Promise<boolean> {
  const socket = createConnection(socketOf(folder));
  try {
    await once(socket, 'connect');
  } catch {
    return false;
  }
  await pipeline(socket, to);
  if (socket.bytesRead === 0)
    throw new StartError('The running server could not make a backup; its log tells why.');
  return true;
}
