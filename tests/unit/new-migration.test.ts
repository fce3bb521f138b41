import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A copy of what a new migration needs. */
const folder = mkdtempSync(join(tmpdir(), 'new-migration-'));
const inside = (path: string) => join(folder, path);
const read = (path: string) => readFileSync(inside(path), 'utf8');
const migrations = 'server/db/migrations';
const released = 'tests/unit/server/released-migrations.json';

beforeAll(() => {
  mkdirSync(inside('tests/unit/server'), { recursive: true });
  for (const path of [
    'contract',
    'server',
    'scripts',
    'drizzle.config.ts',
    'package.json',
    released,
  ])
    cpSync(path, inside(path), { recursive: true });
  symlinkSync(resolve('node_modules'), inside('node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As `npm run db:generate -- …` does. */
function generate(...given: string[]) {
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/new-migration.ts', ...given], {
    cwd: folder,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  return { status, message: stderr.trim().split('\n').at(-1) };
}

test('a column with a check becomes a migration that spares its rows, with one snapshot, on the list', () => {
  const path = inside('server/db/schema/vehicles.ts');
  const before = readFileSync(path, 'utf8');
  const patched = before
    .replace("    fuelType: text('fuel_type')", "    unlisted: text('unlisted'),\n    $&")
    .replace(
      "    check('vehicles_retired',",
      "    check('vehicles_unlisted', sql`${table.unlisted} <> ''`),\n$&",
    );
  expect(patched.length).toBeGreaterThan(before.length + 60);
  writeFileSync(path, patched);

  const known = JSON.parse(read(released)) as Record<string, string>;
  expect(generate('unlisted_of_vehicles')).toMatchObject({ status: 0 });
  const names = readdirSync(inside(migrations)).toSorted();
  const number = String(Object.keys(known).length).padStart(4, '0');
  const name = `${number}_unlisted_of_vehicles`;
  expect(names.at(-2)).toBe(`${name}.sql`);
  expect(read(`${migrations}/${name}.sql`).split('--> statement-breakpoint\n')).toEqual([
    'ALTER TABLE "vehicles" ADD COLUMN "unlisted" text;',
    `ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_unlisted" CHECK ("vehicles"."unlisted" <> '') NOT VALID;`,
  ]);
  expect(readdirSync(inside(`${migrations}/meta`)).toSorted()).toEqual([
    `${number}_snapshot.json`,
    '_journal.json',
  ]);
  const listed = JSON.parse(read(released)) as Record<string, string>;
  expect(listed).toEqual({ ...known, [name]: expect.stringMatching(/^\d{13} [\da-f]{16}$/) });

  appendFileSync(inside(`${migrations}/${name}.sql`), '-- Edited.\n');
  expect(generate()).toMatchObject({ status: 0 });
  expect(JSON.parse(read(released))[name]).not.toBe(listed[name]);
}, 300_000);

test('without a change of the tables there is none', () => {
  expect(generate('nothing')).toEqual({ status: 1, message: 'No migration was written.' });
}, 300_000);

test('a name is asked for', () => {
  const message = 'Usage: npm run db:generate -- name_of_the_migration [--custom]';
  expect(generate('Two words')).toEqual({ status: 1, message });
});
