import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { noteBackup, type BackupNote } from '../server/backup/last-backup.ts';
import { writeBackup } from '../server/backup/write.ts';
import { reachServer } from '../server/db/driver/running-server.ts';
import { connect, type DatabaseLocation } from '../server/db/index.ts';
import { StartError } from '../server/start-error.ts';
import { requireDatabase } from './tool.ts';

/** What a backup is made of. */
export interface BackupSource {
  /** Writes a backup and ends the stream. */
  write: (to: Writable) => Promise<void>;
  /** Notes in the database that the backup's file is complete. */
  note: (note: BackupNote) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the database, or asks the server that runs on its folder. Throws StartError when neither is possible. */
export async function openSource(location: DatabaseLocation): Promise<BackupSource> {
  if (location.kind === 'folder') {
    requireDatabase(location);
    const socket = await reachServer(location.path);
    if (socket) return fromServer(socket);
  }
  const { db, close } = await connect(location);
  return { write: (to) => writeBackup(db, to), note: (note) => noteBackup(db, note), close };
}

function fromServer(socket: Socket): BackupSource {
  return {
    async write(to) {
      await pipeline(socket, to);
      if (socket.bytesRead === 0)
        throw new StartError('The running server could not make a backup; its log says why.');
    },
    async note(note) {
      socket.end(JSON.stringify(note));
      // The server closes it once that is in the database.
      await once(socket, 'close');
    },
    async close() {
      socket.destroy();
    },
  };
}
