import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** SQLSTATEs that the code expects. */
export const sqlStates = {
  notNull: '23502',
  unique: '23505',
  foreignKey: '23503',
  overlap: '23P01',
  check: '23514',
  deadlock: '40P01',
  /** The last number of a series of invoices has to be confirmed first. */
  unconfirmed: '55000',
  /** A function cannot become another one. */
  otherFunction: '42P13',
} as const;

const code = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** The code of a failed query, from PostgreSQL or the connection; null for other errors. */
export const codeOf = (error: unknown): string | null =>
  code(error) ?? (error instanceof Error && error.cause ? codeOf(error.cause) : null);

/** Whether a query failed with one of these SQLSTATEs. */
export const hasSqlState = (error: unknown, ...names: (keyof typeof sqlStates)[]) =>
  names.some((name) => codeOf(error) === sqlStates[name]);

/** The constraint that a failed query violates; null without one. */
export const constraintOf = (error: unknown): string | null => {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof pg.DatabaseError ? (cause.constraint ?? null) : null;
};

/**
 * Whether the same query may work later: the database is unreachable, shutting down, gone, read-only, full or out of
 * connections, or has ended a transaction or a session.
 */
export const isAway = (error: unknown) =>
  /^(08...|57P0[1-5]|25P0[23]|25006|53[13]00)$/.test(codeOf(error) ?? '') ||
  (error instanceof DrizzleQueryError && isOfConnection(causeOf(error)));

/** Whether the driver reports that a connection failed. It often does so without a code. */
const isOfConnection = (cause: unknown) =>
  ![DrizzleQueryError, pg.DatabaseError, TypeError].some((type) => cause instanceof type);

/** Whether a connection is unusable after this query failure. */
export const isBroken = (error: unknown) => !(error instanceof pg.DatabaseError) || isAway(error);

/**
 * The message of the innermost cause, but never a value of a statement: Drizzle's own message contains them all, and
 * PostgreSQL's quotes one of the wrong type.
 */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  const state = codeOf(cause);
  if (state?.startsWith('22')) return `a value has the wrong type, SQLSTATE ${state}`;
  if (cause instanceof DrizzleQueryError) return 'a statement failed';
  return messageOf(cause) || state || nameOf(cause);
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause ? causeOf(error.cause) : error;

/** The embedded database also throws values that are not Errors. */
const messageOf = (error: unknown): string => String(field(error, 'message') ?? '');
const nameOf = (error: unknown): string =>
  typeof error === 'object' ? String(field(error, 'name') ?? 'no reason given') : String(error);
const field = (value: unknown, name: 'message' | 'name'): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
