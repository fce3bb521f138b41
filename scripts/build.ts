import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'astro';
import { adminOverBudget, overBudget } from './budgets.ts';
import { compress } from './compress.ts';
import { fingerprint } from './inputs.ts';
import { keepEarlier } from './keep-earlier.ts';
import { reasonOf } from './reason.ts';
import { checkSiteSettings } from './settings.ts';

const site = 'dist';
const workshop = 'node_modules/.site';
const fresh = `${workshop}/${process.pid}`;

/** Builds aside and swaps, so that a failed or stopped build leaves the last good site in place. */
async function buildSite(): Promise<void> {
  checkSiteSettings(process.env);
  clearLeftovers();
  mkdirSync(fresh, { recursive: true });
  const inputs = fingerprint(process.env);
  await build({ outDir: `${fresh}/new`, logLevel: 'warn' });
  await compress(`${fresh}/new`);
  const heavy = [overBudget, adminOverBudget].flatMap((check) => check(`${fresh}/new`));
  if (heavy.length > 0) throw new Error(`It is over budget.\n  ${heavy.join('\n  ')}`);
  writeFileSync(`${fresh}/new/.inputs`, inputs);
  if (existsSync(site)) {
    keepEarlier(site, `${fresh}/new`);
    renameSync(site, `${fresh}/old`);
  }
  renameSync(`${fresh}/new`, site);
}

function clearLeftovers(): void {
  mkdirSync(workshop, { recursive: true });
  for (const pid of readdirSync(workshop))
    if (!isRunning(Number(pid))) rmSync(`${workshop}/${pid}`, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

process.on('exit', () => rmSync(fresh, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
// Its parent, `npm start`, is gone: nobody waits for this build.
process.once('disconnect', () => process.exit(1));

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const start = performance.now();
console.log('Site: building …');
try {
  await buildSite();
  console.log(`Site: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  process.exit(0);
} catch (error) {
  console.error(`Site: could not be built. ${reasonOf(error)}`);
  process.exit(1);
}
