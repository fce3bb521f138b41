import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';

/** Runs the benches named on the command line, or all. Fails when one is out of bounds. */
const benches = [
  'limit',
  'booking',
  'images',
  'login',
  'start',
  'static',
  'build',
  'growth',
  'servers',
];

const named = process.argv.slice(2);
const unknown = named.find((name) => !benches.includes(name));
if (unknown) throw new Error(`There is no bench ${unknown}; there are ${benches.join(', ')}.`);

console.log(`${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.versions.node}`);
const wanted = named.length > 0 ? named : benches;
const failed = wanted.filter((name) => {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`\nOut of bounds: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
