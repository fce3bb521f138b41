import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './support/chromium.ts';

const report = (name: string) => `test-results/${name}.json`;
const reporters = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
];
/** Runs the project and those named after it, such as `unit-replacing`. */
const vitest = (project: string, config = 'vitest.config.ts') => ({
  command: [
    ...['vitest', 'run', '--config', config, '--project', `${project}*`],
    ...reporters(project),
  ],
  report: report(project),
});

interface Step {
  command: string[];
  /** The file with the step's counts. */
  report?: string;
}

const folders = ['contract', 'server', 'src', 'scripts', 'integrations', 'bench', 'prove'];

const always: Record<string, Step> = {
  types: { command: ['astro', 'check', '--minimumFailingSeverity', 'hint'] },
  lint: { command: ['eslint', '.', '--max-warnings', '0'] },
  circles: {
    command: ['depcruise', '--config', '.dependency-cruiser.js', ...folders],
  },
  format: { command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  unit: vitest('unit'),
  components: vitest('components', 'tests/components/vitest.config.ts'),
  api: vitest('api'),
  pages: vitest('pages'),
  browser: {
    command: ['playwright', 'test', '--project', 'browser'],
    report: report('browser'),
  },
};
const steps: Record<string, Step> = {
  ...always,
  postgres: {
    command: ['node', 'tests/postgres.ts', ...reporters('postgres')],
    report: report('postgres'),
  },
};

/** Each uses only one processor, and none changes what another reads. */
const parallelSteps = ['types', 'lint', 'circles', 'format'];
const inBrowser = ['components', 'browser'];

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

const counts = { passed: 0, failed: 0 };
function add(file: string): void {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  counts.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
  counts.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
}

function run(name: string): boolean {
  const { command, report } = steps[name]!;
  console.log(`\n── ${name}`);
  if (inBrowser.includes(name) && !installChromium()) return false;
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  if (report && existsSync(report)) add(report);
  return status === 0;
}

/** Runs steps in parallel and shows each one's output when it ends. Returns one that failed. */
async function runInParallel(names: string[]): Promise<string | undefined> {
  const passed = await Promise.all(
    names.map(async (name) => {
      const child = spawn('npx', ['--no-install', ...steps[name]!.command]);
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => output.push(chunk));
      const [status] = (await once(child, 'close')) as [number | null];
      console.log(`\n── ${name}\n${Buffer.concat(output).toString()}`);
      return status === 0;
    }),
  );
  return names.find((_name, index) => !passed[index]);
}

function installChromium(): boolean {
  if (findChromium()) return true;
  console.log('Chromium was not found: installing it with Playwright.');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status === 0 && findChromium()) return true;
  console.error(
    'Install Chromium (for example `apt-get install chromium-headless-shell`) or set CHROMIUM_PATH.',
  );
  return false;
}

mkdirSync('test-results', { recursive: true });
/** Runs the steps named on the command line, or all. Stops at the first failure and prints the tests' counts. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(always);
const unknown = wanted.find((name) => !steps[name]);
if (unknown)
  throw new Error(`There is no step ${unknown}. The steps are ${Object.keys(steps).join(', ')}.`);
const failing =
  (await runInParallel(wanted.filter((name) => parallelSteps.includes(name)))) ??
  wanted.find((name) => !parallelSteps.includes(name) && !run(name));
if (failing) {
  console.error(`\nThe step ${failing} failed.`);
  process.exitCode = 1;
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
