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

/** Whether the database could not be reached or is shutting down, so that the same query may work later. */
export const isAway = (error: unknown) =>
  /^(08...|57P0[1-5]|25P0[23]|53300|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(
    codeOf(error) ?? '',
  ) ||
  /connection (terminated|timeout)|timeout (exceeded|expired)|not queryable/i.test(
    messageOf(error),
  );

/** Whether a connection is of no more use after a query on it failed so. */
export const isBroken = (error: unknown) => !(error instanceof pg.DatabaseError) || isAway(error);

/** What the database says is wrong; Drizzle's own message holds the values of the query. */
export const reasonOf = (error: unknown): string =>
  messageOf(error) || (error instanceof Error ? error.message : String(error));

const messageOf = (error: unknown): string =>
  error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : '';
