import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from '../../../server/db/driver/folder-lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that holds the lock until it is killed, though nothing there refers to it. */
async function owner() {
  const file = new URL('../../../server/db/driver/folder-lock.ts', import.meta.url).href;
  const program = `
    const { lock } = await import(${JSON.stringify(file)});
    lock(${JSON.stringify(path)});
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      gc();
    }
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  return child;
}

test('one process owns a file until it is killed', async () => {
  const child = await owner();
  expect(lock(path)).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
  lock(path)!.release();
});

test('it is released', () => {
  const { release } = lock(path)!;
  expect(lock(path)).toBeNull();
  release();
  lock(path)!.release();
});

test('locking a file that was deleted meanwhile fails', () => {
  const { release } = lock(path)!;
  rmSync(path);
  const other = lock(path)!;
  expect(existsSync(path)).toBe(true);
  release();
  expect(lock(path)).toBeNull();
  other.release();
});

test('a file that cannot be written is an error', () => {
  expect(() => lock('/dev/null/lock')).toThrow('ENOTDIR');
});
