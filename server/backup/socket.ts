import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { socketPath } from '../db/driver/running-server.ts';
import { backupNote, noteBackup } from './last-backup.ts';
import { writeBackup } from './write.ts';

/**
 * Serves backups on a socket in the embedded database's folder, which no other process may open, and notes those that arrived. Only
 * the server's own user may connect. Returns a function that closes it.
 */
export async function serveBackups(
  db: Database,
  folder: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const clients = new Map<Socket, Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // A client that leaves early is not our failure.
    socket.on('error', () => undefined);
    const sent = send(db, folder, socket)
      .catch((error: unknown) => {
        if (!socket.destroyed) log.error({ cause: reasonOf(error) }, 'A backup failed');
      })
      .finally(() => {
        socket.destroy();
        clients.delete(socket);
      });
    clients.set(socket, sent);
  });
  const path = socketPath(folder);
  // This process owns the folder, so the socket is a killed process's leftover.
  rmSync(path, { force: true });
  const previousMask = process.umask(0o177);
  server.listen(path);
  process.umask(previousMask);
  await once(server, 'listening').catch((error: Error) =>
    log.warn(`No backups while the server runs: ${error.message}`),
  );
  return async () => {
    server.close();
    for (const socket of clients.keys()) socket.destroy();
    await Promise.all(clients.values());
  };
}

/** The backup is complete before it is sent, so that a slow reader does not hold up the database. */
async function send(db: Database, folder: string, socket: Socket): Promise<void> {
  const path = join(folder, `backup-${randomUUID()}`);
  const to = (await open(path, 'wx', 0o600)).createWriteStream();
  const from = (await open(path)).createReadStream();
  try {
    // Unlinked at once, so that nothing is left even if this process is killed.
    await rm(path);
    await writeBackup(db, to);
    await pipeline(from, socket);
  } finally {
    to.destroy();
    from.destroy();
  }
  await noteWhatClientHas(db, socket);
}

/** The client says so when its file is complete, and leaves otherwise. */
async function noteWhatClientHas(db: Database, socket: Socket): Promise<void> {
  let text = '';
  for await (const part of socket.setEncoding('utf8') as AsyncIterable<string>) {
    text += part;
    if (text.length > 1000) return;
  }
  if (text) await noteBackup(db, backupNote.parse(JSON.parse(text)));
}
