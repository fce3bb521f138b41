import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import pg from 'pg';
import { connect, type OpenDatabase } from '../../server/db/index.ts';
import { keepDump } from '../support/dumps.ts';
import { initialised } from '../support/initialised.ts';
import { newPostgres } from './database.ts';

const released = (file: string) => fileURLToPath(new URL(`../released/${file}`, import.meta.url));

/** A backup of the demo by release 0.9.0, with images of one byte. */
export const releasedBackup = released('0.9.0.jsonl.gz');

/** Makes the database of that backup: tables as 38 migrations left them, functions, triggers and rows. Written by pg_dump. */
export const releasedStatements = (): string =>
  gunzipSync(readFileSync(released('0.9.0.sql.gz'))).toString();

/** The database of release 0.9.0, as it left it; on the server of TEST_DATABASE_URL, or embedded. Deleted when it is closed. */
export async function newReleasedDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return connect({ kind: 'memory', dump: await keepDump('0.9.0', '', makeOne) });
  const { url, drop } = await newPostgres(server);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(releasedStatements());
  await client.end();
  const opened = await connect({ kind: 'postgres', url });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

async function makeOne(): Promise<Blob> {
  const database = await PGlite.create({
    loadDataDir: await initialised(),
    extensions: { btree_gist },
  });
  await database.exec(releasedStatements());
  const dump = await database.dumpDataDir('none');
  await database.close();
  return dump;
}
