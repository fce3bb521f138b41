import { randomBytes } from 'node:crypto';
import { openDatabase, type OpenDatabase, type DatabaseLocation } from '../../server/db/index.ts';
import { runOn } from '../support/cluster.ts';
import { initialised } from '../support/initialised.ts';
import { migrated } from '../support/migrated.ts';

/** A new database on the server of TEST_DATABASE_URL, or embedded. Deleted when it is closed. */
export async function newDatabase(
  open: (place: DatabaseLocation) => Promise<OpenDatabase> = openDatabase,
): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const dump = await (open === openDatabase ? migrated() : initialised());
    return open({ kind: 'memory', dump });
  }
  const { url, drop } = await newPostgres(server);
  const prepared = process.env.PREPARED_STATEMENTS !== 'off';
  const opened = await open({ kind: 'postgres', url, prepared });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

/** A new, empty database on a PostgreSQL server, of the role that `server` names. Making one takes more rights than it has. */
export async function newPostgres(server: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  const superuser = process.env.TEST_SUPERUSER_URL ?? server;
  await runOn(superuser, `create database ${name} owner ${url.username}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(superuser, `drop database ${name} with (force)`) };
}
