import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../contract/texts/language.ts';
import type { MailTemplate } from '../../contract/office/mail-templates.ts';
import type { Database } from '../db/index.ts';
import { isWaiting, mails } from '../db/schema/index.ts';
import { attemptsIn, claimStatement } from '../outbox/index.ts';
import { templatesWithDocuments } from './enclosed.ts';
import type { MailValues } from './values.ts';

export type Mail = typeof mails.$inferSelect;

export interface Recipient {
  email: string;
  /** Null while it is not known: the company writes German then. */
  language: Language | null;
  /** Null for somebody without an account. */
  userId: number | null;
}

/**
 * Writes a mail to the outbox, in the caller's transaction: it is sent soon after that was committed, or never. An `occasion` that
 * was told of before is not told of again.
 */
export async function queueMail<Template extends MailTemplate>(
  db: Database,
  template: Template,
  { email, language, userId }: Recipient,
  values: MailValues[Template],
  { occasion = null }: { occasion?: string | null } = {},
): Promise<void> {
  await db
    .insert(mails)
    .values({
      template,
      occasion,
      userId,
      recipient: email,
      language: language ?? 'de',
      values: { ...values },
    })
    .onConflictDoNothing({ target: mails.occasion });
}

/** The language in which an occasion was told; null if it was not, and long after. */
export async function languageOfOccasion(db: Database, occasion: string): Promise<Language | null> {
  const [row] = await db
    .select({ language: mails.language })
    .from(mails)
    .where(eq(mails.occasion, occasion));
  return row?.language ?? null;
}

/** Which mails to take: those that documents are drawn for, which takes long, or all others. */
export type Queue = 'plain' | 'with documents';

const isOf = (queue: Queue) =>
  (queue === 'plain' ? notInArray : inArray)(mails.template, templatesWithDocuments);

/** Takes up to so many mails of a queue that are due. */
export const claimMails = (db: Database, queue: Queue, batchSize: number) =>
  claimStatement(
    db,
    mails,
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting, isOf(queue), lte(mails.dueAt, sql`now()`)))
      .orderBy(mails.dueAt)
      .limit(batchSize)
      .for('update', { skipLocked: true }),
  );

/** The outbox of mails: what to send now, and how that ends. */
export const outbox = (db: Database) => ({
  ...attemptsIn(db, mails),
  claim: async (queue: Queue, batchSize: number): Promise<Mail[]> =>
    claimMails(db, queue, batchSize),
});
