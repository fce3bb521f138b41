import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fingerprint } from '../../scripts/inputs.ts';

/** Builds the site, unless `dist` already is what the sources say. */
export default function setup(): void {
  const built = 'dist/.inputs';
  if (existsSync(built) && readFileSync(built, 'utf8') === fingerprint(process.env)) return;
  execFileSync(process.execPath, ['scripts/build.ts'], {
    stdio: 'inherit',
    // Not the test runner's own, with which React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
