import { sql } from 'drizzle-orm';
import type { ContactMessage } from '../../contract/office/messages-admin.ts';
import { contactMessages, users } from '../db/schema/index.ts';
import { toWallTime } from '../time/wall-times.ts';

const { id, name, subject, body, email, kind, createdAt, answer, answeredAt, doneAt } =
  contactMessages;
const { answeredByKey } = contactMessages;

export const messageColumns = {
  id,
  name,
  subject,
  body,
  email,
  kind,
  createdAt,
  answer,
  answeredAt,
  answeredByKey,
  doneAt,
  unread: sql<boolean>`${contactMessages.readAt} is null`,
  /** An erased administrator has no name. */
  answeredBy: sql<string | null>`(
    select nullif(first_name || ' ' || last_name, ' ') from ${users} where ${users.id} = ${contactMessages.answeredBy})`,
};

export type MessageRow = Omit<ContactMessage, 'createdAt' | 'answeredAt' | 'doneAt'> & {
  createdAt: Date;
  answeredAt: Date | null;
  doneAt: Date | null;
};

/** A message as it is on the wire, with wall-clock times in `zone`. */
export const messageAnswer = (row: MessageRow, zone: string): ContactMessage => ({
  ...row,
  createdAt: toWallTime(row.createdAt, zone),
  answeredAt: row.answeredAt && toWallTime(row.answeredAt, zone),
  doneAt: row.doneAt && toWallTime(row.doneAt, zone),
});
