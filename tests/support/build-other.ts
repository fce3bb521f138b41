import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Builds the site into a new folder, with other settings than the one under test. Returns the folder. */
export async function buildOther(settings: Record<string, string>): Promise<string> {
  // Outside the project's folder, builds at the same time would share one for parts of theirs.
  const folder = await mkdtemp(resolve('node_modules/.other-site-'));
  const script = new URL('build-site.ts', import.meta.url).pathname;
  const builder = spawn(process.execPath, [script, folder], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: 'inherit',
  });
  const [code] = (await once(builder, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Building the site with ${JSON.stringify(settings)} failed.`);
  return folder;
}
