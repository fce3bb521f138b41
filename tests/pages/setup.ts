import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fingerprint } from '../../scripts/inputs.ts';

/** Builds the site unless `dist` is up to date. */
export default function setup(): void {
  const built = 'dist/.inputs';
  if (existsSync(built) && readFileSync(built, 'utf8') === fingerprint(process.env)) return;
  execFileSync(process.execPath, ['scripts/build.ts'], {
    stdio: 'inherit',
    // The test runner's own value would build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
