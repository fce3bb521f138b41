import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readMigrations } from '../server/db/migrate.ts';
import { StartError } from '../server/start-error.ts';
import { runTool } from './tool.ts';

const folder = 'server/db/migrations';
const released = 'tests/unit/server/released-migrations.json';

/**
 * Writes the migration from the last one to the tables of `server/db/schema/`: `npm run db:generate -- name`, with `--custom` an
 * empty one. Without a name it records the last one as it is now, after somebody edited it.
 */
await runTool(async () => {
  const [name, ...options] = process.argv.slice(2);
  if (name !== undefined) generate(name, options);
  record();
});

function generate(name: string, options: string[]): void {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new StartError('Usage: npm run db:generate -- name_of_the_migration [--custom]');
  const before = readMigrations(folder).length;
  const { status } = spawnSync('drizzle-kit', ['generate', '--name', name, ...options], {
    stdio: 'inherit',
  });
  const [added, ...more] = readMigrations(folder).slice(before);
  if (status !== 0 || !added || more.length > 0) throw new StartError('No migration was written.');
  const path = `${folder}/${added.name}.sql`;
  writeFileSync(path, spareRows(readFileSync(path, 'utf8')));
  // Drizzle compares with the last one. Each has thousands of lines.
  const snapshots = readdirSync(`${folder}/meta`).filter((file) => file.endsWith('_snapshot.json'));
  for (const file of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}/meta/${file}`);
}

/** Adds constraints of existing tables `NOT VALID` (docs/decisions/checks-not-valid.md). */
function spareRows(text: string): string {
  const created = new Set([...text.matchAll(/^CREATE TABLE (\S+)/gm)].map(([, table]) => table));
  return text.replaceAll(
    /^(ALTER TABLE (\S+) ADD CONSTRAINT \S+ (?:CHECK|FOREIGN KEY) [^;]*);/gm,
    (statement, start: string, table: string) =>
      created.has(table) ? statement : `${start} NOT VALID;`,
  );
}

/** Databases that ran a migration know it by its time and hash. */
function record(): void {
  const { name, when, hash } = readMigrations(folder).at(-1)!;
  const migrations = JSON.parse(readFileSync(released, 'utf8')) as Record<string, string>;
  migrations[name] = `${when} ${hash.slice(0, 16)}`;
  writeFileSync(released, `${JSON.stringify(migrations, null, 2)}\n`);
}
