import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { historyActions, historyKinds } from '../../../contract/office/history.ts';
import { inList, instant } from './columns.ts';

/** What a column held before and after a change; neither is told of personal and free text. */
export type ColumnChanges = Record<string, { from?: unknown; to?: unknown }>;

/**
 * Who changed what. Triggers of the other tables write it, and a trigger of its own refuses everything but that and the
 * function `purge_history`. Without foreign keys, because it outlives what it is about.
 */
export const history = pgTable(
  'history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** The user; null for the system. */
    actor: integer('actor'),
    /** What the API key was called that acted for the user; null for themselves. */
    keyName: text('key_name'),
    kind: text('kind', { enum: historyKinds }).notNull(),
    subjectId: integer('subject_id').notNull(),
    action: text('action', { enum: historyActions }).notNull(),
    /** By the names of columns. */
    changes: jsonb('changes').$type<ColumnChanges>().notNull(),
  },
  (table) => [
    index('history_subject').on(table.kind, table.subjectId, table.id),
    check('history_kind', sql`${table.kind} in (${inList(historyKinds)})`),
    check('history_action', sql`${table.action} in (${inList(historyActions)})`),
  ],
);
