import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'astro';
import { findAdminOverBudget, findOverBudget } from './budgets.ts';
import { compress } from './compress.ts';
import { fingerprint } from './inputs.ts';
import { keepEarlier } from './keep-earlier.ts';
import { reasonOf } from './reason.ts';
import { checkSiteSettings } from './settings.ts';

const site = 'dist';
const builds = 'node_modules/.site';
const ownBuild = `${builds}/${process.pid}`;

/** Builds in a folder of its own and swaps, so that a failed or stopped build leaves the last good site in place. */
async function buildSite(): Promise<void> {
  checkSiteSettings(process.env);
  clearLeftovers();
  mkdirSync(ownBuild, { recursive: true });
  const inputs = fingerprint(process.env);
  await build({ outDir: `${ownBuild}/new`, logLevel: 'warn' });
  renameSync(`${ownBuild}/new/company.json`, `${ownBuild}/new/.company.json`);
  await compress(`${ownBuild}/new`);
  const overBudget = [findOverBudget, findAdminOverBudget].flatMap((check) =>
    check(`${ownBuild}/new`),
  );
  if (overBudget.length > 0) throw new Error(`It is over budget.\n  ${overBudget.join('\n  ')}`);
  writeFileSync(`${ownBuild}/new/.inputs`, inputs);
  if (existsSync(site)) {
    keepEarlier(site, `${ownBuild}/new`);
    renameSync(site, `${ownBuild}/old`);
  }
  renameSync(`${ownBuild}/new`, site);
}

function clearLeftovers(): void {
  mkdirSync(builds, { recursive: true });
  for (const pid of readdirSync(builds))
    if (!isRunning(Number(pid))) rmSync(`${builds}/${pid}`, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

process.on('exit', () => rmSync(ownBuild, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
// The parent, `npm start`, is gone: nobody waits for this build.
process.once('disconnect', () => process.exit(1));

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const start = performance.now();
console.log('Site: building …');
try {
  await buildSite();
  console.log(`Site: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  process.exit(0);
} catch (error) {
  console.error(`Site: the build failed. ${reasonOf(error)}`);
  process.exit(1);
}
