import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../../server/db/index.ts';
import { lock } from '../../../server/db/lock.ts';
import { StartError } from '../../../server/errors.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the lock and keeps it until it is killed. */
async function owner() {
  const file = new URL('../../../server/db/lock.ts', import.meta.url).href;
  const program = `
    const { lock } = await import(${JSON.stringify(file)});
    lock(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  return child;
}

test('one process owns a folder, until it is killed', async () => {
  const child = await owner();
  expect(() => lock(folder)).toThrow(StartError);
  expect(() => lock(folder)).toThrow(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lock(folder)();
});

test('a database that cannot be opened is said to be one, and its folder is free again', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'damaged');
  const error: unknown = await connect({ kind: 'folder', path: folder }).catch((error) => error);
  expect(error).toBeInstanceOf(StartError);
  expect(error).toMatchObject({ message: expect.stringMatching(/^DATA_DIR: .*cannot be opened/) });
  lock(folder)();
});

test('what is no folder is said to be none', () => {
  expect(() => lock('/dev/null/data')).toThrow(/^DATA_DIR: /);
});

test('it is given back', () => {
  const unlock = lock(folder);
  expect(() => lock(folder)).toThrow(StartError);
  unlock();
  lock(folder)();
});
