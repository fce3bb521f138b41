import { parseArgs } from 'node:util';
import { cleanUp } from './cleanup.ts';
import { printResults, type Result } from './results.ts';

/** How much work to do. */
export interface ProofOptions {
  /** From 0 to 1. */
  share: number;
  minutes: number;
}

export type Proof = (options: ProofOptions) => Promise<Result[]>;

const proofs = [
  'double-booking',
  'killed',
  'outbox',
  'invoices',
  'one-owner',
  'folder',
  'database-away',
  'truth',
  'price',
  'idempotency',
  'limits',
  'rude-clients',
  'overload',
  'fair',
  'stop',
  'upgrade',
  'lost-scripts',
  'languages',
  'soak',
] as const;
/** These need PgBouncer or HAProxy, so they run only by name. */
const byName = ['pooler', 'proxy'] as const;
const known: readonly string[] = [...proofs, ...byName];

/** Runs the proofs named on the command line, or all. The exit code is 1 when a promise is broken. */
async function proveAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      share: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '20' },
    },
  });
  const options = { share: Number(values.share), minutes: Number(values.minutes) };
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown || !(options.share > 0 && options.share <= 1) || !(options.minutes > 0)) {
    console.error(`Usage: npm run prove -- [${known.join(' | ')}] … [--share=0.1] [--minutes=2]`);
    process.exit(1);
  }
  const broken: string[] = [];
  for (const name of positionals.length > 0 ? positionals : proofs)
    if (!(await proveOne(name, options))) broken.push(name);
  console.log(broken.length > 0 ? `\nBroken: ${broken.join(', ')}` : '\nAll promises hold.');
  process.exit(broken.length > 0 ? 1 : 0);
}

async function proveOne(name: string, options: ProofOptions): Promise<boolean> {
  const begun = performance.now();
  console.log(`\n${name}`);
  try {
    const { prove } = (await import(`./${name}.ts`)) as { prove: Proof };
    const results = await prove(options);
    printResults(results);
    return results.every(({ holds }) => holds !== false);
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
