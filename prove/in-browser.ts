import { spawnSync } from 'node:child_process';
import { expectTrue, type Result } from './results.ts';

/** Runs browser tests that take minutes: a file of `tests/exhaustive/`. */
export function proveInBrowser(file: string, claim: string): Result[] {
  const command = ['playwright', 'test', '--project=exhaustive', `exhaustive/${file}`];
  const { status } = spawnSync('npx', command, { stdio: 'inherit' });
  return [expectTrue(claim, status === 0)];
}
