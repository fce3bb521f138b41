import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { address } from '../tests/api/server-process.ts';
import { addCleanup } from './cleanup.ts';
import { expectNone, expectTrue, type Result } from './results.ts';
import { newCluster, start } from './servers.ts';

const servers = 4;
const count = (table: string) => `(select count(*)::integer from ${table})`;

/** Starts several servers at once on an empty database, and one on a database whose migration must fail. */
export async function prove(): Promise<Result[]> {
  const { url } = await newCluster();
  const database = new pg.Pool({ connectionString: url });
  database.on('error', () => undefined);
  addCleanup(() => database.end());
  const addressOf = async (name: string) => {
    await database.query(`create database ${name}`);
    return url.replace(/postgres$/, name);
  };
  const empty = await addressOf('empty');
  const started = await Promise.allSettled(
    Array.from({ length: servers }, () => address(start({ DATABASE_URL: empty }))),
  );
  const failed = started.filter(({ status }) => status === 'rejected');
  const counts = `select ${count('drizzle.__drizzle_migrations')} as migrations,
    ${count('settings')} as seeds, ${count('vehicles')} as vehicles`;
  const { migrations, seeds, vehicles } = (await query<Counts>(empty, counts))[0]!;
  const files = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).length;

  const hindered = await addressOf('hindered');
  await query(hindered, 'create table vehicles (mine text)');
  const refused = start({ DATABASE_URL: hindered });
  const [code] = await refused.ended;
  const tables = await query(
    hindered,
    `select table_schema, table_name from information_schema.tables
     where table_schema in ('public', 'drizzle') and table_name <> 'vehicles'`,
  );
  return [
    expectNone(`of ${servers} servers started together, not ready`, failed.length, failed),
    expectTrue('each migration was run once', migrations === files),
    expectTrue('the demo data was added once', seeds === 1 && vehicles === 14),
    expectTrue('a migration that fails ends the start', code === 1),
    expectNone('tables that it leaves behind', tables.length, tables),
  ];
}

interface Counts {
  migrations: number;
  seeds: number;
  vehicles: number;
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}
