import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** SQLSTATEs that a query may end in for a reason of the business. */
export const states = {
  notNull: '23502',
  unique: '23505',
  foreignKey: '23503',
  overlap: '23P01',
  deadlock: '40P01',
} as const;

const code = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** The code of a failed query, of PostgreSQL or of the connection to it; null when the error is none. */
export const codeOf = (error: unknown): string | null =>
  code(error) ?? (error instanceof Error ? code(error.cause) : null);

/** Whether a query failed for one of these reasons. */
export const failedBy = (error: unknown, ...reasons: (keyof typeof states)[]) =>
  reasons.some((reason) => codeOf(error) === states[reason]);

/** The constraint that a failed query would have broken; null when none. */
export const constraintOf = (error: unknown): string | null => {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof pg.DatabaseError ? (cause.constraint ?? null) : null;
};

/** Whether the database could not be reached, is shutting down or takes no writes, so that the same query may work later. */
export const isAway = (error: unknown) =>
  /^(08...|57P0[1-5]|25P0[23]|25006|53[13]00|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(
    codeOf(error) ?? '',
  ) ||
  /connection (terminated|timeout)|timeout (exceeded|expired)|not queryable/i.test(
    messageOf(causeOf(error)),
  );

/** Whether a connection is of no more use after a query on it failed so. */
export const isBroken = (error: unknown) => !(error instanceof pg.DatabaseError) || isAway(error);

/**
 * What went wrong, in the words of the innermost cause. Never a value of a statement: Drizzle's own message holds them all,
 * and PostgreSQL's quotes the one that is of the wrong kind.
 */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  const state = codeOf(cause);
  if (state?.startsWith('22')) return `a value is of the wrong kind, SQLSTATE ${state}`;
  if (cause instanceof DrizzleQueryError) return 'a statement failed';
  return messageOf(cause) || state || nameOf(cause);
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause ? causeOf(error.cause) : error;

/** Also of what is thrown without being an Error, as by the embedded database. */
const messageOf = (error: unknown): string => String(field(error, 'message') ?? '');
const nameOf = (error: unknown): string =>
  typeof error === 'object' ? String(field(error, 'name') ?? 'no reason given') : String(error);
const field = (value: unknown, name: 'message' | 'name'): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
