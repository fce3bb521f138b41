import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';

/**
 * Runs the benches named on the command line, or all; `limit:booking,change` only some calls of one. Fails when one is out of
 * bounds. `--smoke` only tries that they work.
 */
const benches = [
  'limit',
  'booking',
  'images',
  'login',
  'start',
  'static',
  'build',
  'growth',
  'load',
  'counter',
  'documents',
  'servers',
];

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false } },
});
const partsOf = (name: string) => name.split(/[:,]/);
const unknown = named.map((name) => partsOf(name)[0]!).find((name) => !benches.includes(name));
if (unknown) throw new Error(`There is no bench ${unknown}; there are ${benches.join(', ')}.`);

console.log(`${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.versions.node}`);
const wanted = named.length > 0 ? named : benches;
const failed = wanted.filter((name) => {
  console.log(`\n── ${name}`);
  const [bench, ...only] = partsOf(name);
  const given = [`bench/${bench}.ts`, ...only];
  const env = { ...process.env, BENCH_SMOKE: values.smoke ? 'on' : 'off' };
  const { status } = spawnSync(process.execPath, given, { stdio: 'inherit', env });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`\nOut of bounds: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
