import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { join, relative } from 'node:path';

/** Where a running server hands out backups. The shorter of two paths: a socket's may only have some 100 bytes. */
export function socketPath(folder: string): string {
  const path = join(folder, 'backup.sock');
  const relativePath = relative(process.cwd(), path);
  return relativePath.length < path.length ? relativePath : path;
}

/** Connects to the server that runs on this folder, which still listens once it has sent all; null when none runs. */
export async function reachServer(folder: string): Promise<Socket | null> {
  const socket = createConnection({ path: socketPath(folder), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}
