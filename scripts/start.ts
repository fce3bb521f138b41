import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { config } from '../server/config.ts';
import { StartError } from '../server/start-error.ts';
import { fingerprint, getsOn } from './inputs.ts';
import { endWithParent } from './orphan.ts';
import { checkSiteSettings } from './settings.ts';

endWithParent();
// What is loaded from here on is compiled once: a start takes less time, and 30 MB less memory.
enableCompileCache('node_modules/.cache/node');
try {
  // A wrong setting shows before the build, not after it.
  config(process.env);
  checkSiteSettings(process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const [built, wanted] = [builtFrom(), fingerprint(process.env)];
if (built === wanted) console.log('Site: unchanged');
else if (!(await buildSite())) {
  if (!getsOn(built, wanted)) process.exit(1);
  console.error('Site: WARNING: the last good one is served, WITHOUT the changes made since.');
}

const { serve } = await import('../server/index.ts');
await serve();

/** The fingerprint of the built site; empty when there is none. */
function builtFrom(): string {
  const file = 'dist/.inputs';
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** In a process of its own: the server shall not carry the builder's memory. Returns whether it could be built. */
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
