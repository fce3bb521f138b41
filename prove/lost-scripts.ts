import { spawnSync } from 'node:child_process';
import { expectTrue, type Result } from './results.ts';

/** Every script of the site is lost once, in a real browser: the page says so, or does without it. */
export function prove(): Promise<Result[]> {
  const { status } = spawnSync('npx', ['playwright', 'test', '--project', 'exhaustive'], {
    stdio: 'inherit',
  });
  return Promise.resolve([expectTrue('the loss of any script is reported', status === 0)]);
}
