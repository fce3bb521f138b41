import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { config } from '../server/config.ts';
import { StartError } from '../server/errors.ts';
import { fingerprint } from './inputs.ts';
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

const built = 'dist/.inputs';
if (existsSync(built) && readFileSync(built, 'utf8') === fingerprint(process.env))
  console.log('Site: unchanged');
else await buildSite();

const { serve } = await import('../server/index.ts');
await serve();

/** In a process of its own: the server shall not carry the builder's memory. */
async function buildSite(): Promise<void> {
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
  if (code !== 0) process.exit(1);
}
