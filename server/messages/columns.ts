import { sql } from 'drizzle-orm';
import type { ContactMessage } from '../../contract/messages-admin.ts';
import { contactMessages } from '../db/schema.ts';
import { toWallTime } from '../time/wall-times.ts';

const { id, name, subject, body, email, createdAt } = contactMessages;

export const messageColumns = {
  ...{ id, name, subject, body, email, createdAt },
  unread: sql<boolean>`${contactMessages.readAt} is null`,
};

export type MessageRow = Omit<ContactMessage, 'createdAt'> & { createdAt: Date };

/** A message as it is on the wire, with a wall-clock time in `zone`. */
export const messageAnswer = (row: MessageRow, zone: string): ContactMessage => ({
  ...row,
  createdAt: toWallTime(row.createdAt, zone),
});
