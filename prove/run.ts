import { parseArgs } from 'node:util';
import { cleanUp } from './cleanup.ts';
import { printFindings, type Finding } from './findings.ts';

/** How much of the work is done: all of it, unless the command line says less. */
export interface Amounts {
  /** From 0 to 1. */
  share: number;
  minutes: number;
}

export type Promised = (amounts: Amounts) => Promise<Finding[]>;

const promises = [
  'double-booking',
  'killed',
  'one-owner',
  'folder',
  'database-away',
  'truth',
  'repeats',
  'limits',
  'rude-clients',
  'overload',
  'fair',
  'stop',
  'upgrade',
  'soak',
] as const;
/** These need PgBouncer and HAProxy, so they are proved only by name. */
const byName = ['pooler', 'proxy'] as const;
const known: readonly string[] = [...promises, ...byName];

/** Proves the promises named on the command line, or all; ends with code 1 when one is broken. */
async function proveAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      share: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '20' },
    },
  });
  const amounts = { share: Number(values.share), minutes: Number(values.minutes) };
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown || !(amounts.share > 0 && amounts.share <= 1) || !(amounts.minutes > 0)) {
    console.error(`Usage: npm run prove -- [${known.join(' | ')}] … [--share=0.1] [--minutes=2]`);
    process.exit(1);
  }
  const broken: string[] = [];
  for (const name of positionals.length > 0 ? positionals : promises)
    if (!(await proveOne(name, amounts))) broken.push(name);
  console.log(broken.length > 0 ? `\nBroken: ${broken.join(', ')}` : '\nAll promises hold.');
  process.exit(broken.length > 0 ? 1 : 0);
}

async function proveOne(name: string, amounts: Amounts): Promise<boolean> {
  const begun = performance.now();
  console.log(`\n${name}`);
  try {
    const { prove } = (await import(`./${name}.ts`)) as { prove: Promised };
    const findings = await prove(amounts);
    printFindings(findings);
    return findings.every(({ holds }) => holds !== false);
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    await cleanUp();
    console.log(`  (${Math.round((performance.now() - begun) / 1000)} s)`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

await proveAll();
