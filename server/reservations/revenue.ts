import { and, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isShown, reservations } from '../db/schema/index.ts';

const { returnedAt, dropOffTime } = reservations;

/**
 * When a rental counts as revenue, on the dashboard and in the month's report: at its end, which is its return, or as agreed without
 * one. What it counts is `amountDue`.
 */
export const earnedAt = sql<Date>`coalesce(${returnedAt}, ${dropOffTime})`;

/** Whether an instant is from the first up to but not including the second. */
export const isWithin = (column: PgColumn, [from, until]: [Date, Date]): SQL =>
  and(gte(column, from), lt(column, until))!;

/** Whether that is from an instant up to but not including another one. What was deleted earned nothing. */
export const isEarnedIn = (span: [Date, Date]): SQL =>
  // Not by `earnedAt`, of which there is no index.
  and(
    isShown,
    or(isWithin(returnedAt, span), and(isNull(returnedAt), isWithin(dropOffTime, span))),
  )!;
