import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from '../../server/db/index.ts';

/** A new database of its own: on the server of TEST_DATABASE_URL, or embedded. Gone when it is closed. */
export async function newDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({ kind: 'memory' });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = await openDatabase({ kind: 'postgres', url: url.href });
  return {
    db: open.db,
    close: async () => {
      await open.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
