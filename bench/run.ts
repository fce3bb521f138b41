import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';

/** Answers the questions named on the command line, or all; fails when one of them went over its bound. */
const questions = ['limit', 'images', 'login', 'start', 'static', 'build', 'growth', 'servers'];

const named = process.argv.slice(2);
const unknown = named.find((name) => !questions.includes(name));
if (unknown) throw new Error(`There is no bench ${unknown}; there are ${questions.join(', ')}.`);

console.log(`${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.versions.node}`);
const wanted = named.length > 0 ? named : questions;
const failed = wanted.filter((name) => {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`\nOver its bound: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
