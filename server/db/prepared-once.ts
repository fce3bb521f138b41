import { createHash } from 'node:crypto';
import type { Queue } from './index.ts';

interface Prepared {
  execute(values?: Record<string, unknown>): Promise<unknown>;
}

/** Prepared statements per connection of a queue. Further ones are not prepared. */
const maxPrepared = 100;
const preparedStatements = new WeakMap<Queue, Map<string, Prepared>>();

/**
 * Prepares a statement on first use: building and planning it takes longer than running it. `key` tells all of one prefix
 * apart.
 */
export function preparedOnce<Statement extends Prepared>(
  queue: Queue,
  prefix: string,
  key: string,
  prepare: (name: string) => Statement,
): Statement {
  const statements = preparedStatements.getOrInsertComputed(
    queue,
    () => new Map<string, Prepared>(),
  );
  const whole = `${prefix} ${key}`;
  const statement = statements.get(whole);
  // A key stands for one statement.
  if (statement) return statement as Statement;
  if (statements.size >= maxPrepared) return prepare('');
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const newStatement = prepare(`${prefix}_${hash}`);
  statements.set(whole, newStatement);
  return newStatement;
}
