import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { config } from '../server/config.ts';
import { refusePlaceholders } from '../server/placeholders.ts';
import { StartError } from '../server/start-error.ts';
import { fingerprint, isCompatible } from './inputs.ts';
import { endWithParent } from './orphan.ts';
import { checkSiteSettings } from './settings.ts';

endWithParent();
// Modules loaded from here on come from the cache: a start takes less time, and 30 MB less memory.
enableCompileCache('node_modules/.cache/node');
try {
  // Wrong settings are reported before the build.
  refusePlaceholders(config(process.env), null);
  checkSiteSettings(process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const [built, current] = [builtFingerprint(), fingerprint(process.env)];
if (built === current) console.log('Site: unchanged');
else if (!(await buildSite())) {
  if (!isCompatible(built, current)) process.exit(1);
  console.error('Site: WARNING: serving the last good build, WITHOUT the changes made since.');
}

const { serve } = await import('../server/index.ts');
await serve();

/** The fingerprint of the built site; empty when there is none. */
function builtFingerprint(): string {
  const file = 'dist/.inputs';
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Builds in a process of its own, so that the server does not keep the build's memory. Returns whether it succeeded. */
async function buildSite(): Promise<boolean> {
  const builder = fork(new URL('build.ts', import.meta.url));
  let stopped = false;
  const stop = (signal: NodeJS.Signals) => {
    stopped = true;
    builder.kill(signal);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = (await once(builder, 'exit')) as [number | null];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopped) process.exit(0);
  return code === 0;
}
