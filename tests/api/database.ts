import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type OpenDatabase, type DatabaseLocation } from '../../server/db/index.ts';
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

/** A new, empty database on a PostgreSQL server. */
export async function newPostgres(server: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
