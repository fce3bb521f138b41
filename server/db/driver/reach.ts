import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { join, relative } from 'node:path';

/** Where a running server hands out backups: the shorter of two paths, because a socket's may have only some 100 bytes. */
export function socketOf(folder: string): string {
  const path = join(folder, 'backup.sock');
  const way = relative(process.cwd(), path);
  return way.length < path.length ? way : path;
}

/** A connection to the server that runs on this folder; null when none does. */
export async function reachServer(folder: string): Promise<Socket | null> {
  const socket = createConnection(socketOf(folder));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}
