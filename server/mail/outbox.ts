import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../contract/texts/language.ts';
import type { MailTemplate } from '../../contract/office/mail-templates.ts';
import type { Database } from '../db/index.ts';
import { isWaiting, mails } from '../db/schema/index.ts';
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

/**
 * Seconds until the next attempt, after the first, second … one. Together some three days; then a mail has failed. A server
 * that dies while it sends leaves its claim, which another takes over after a minute; that, too, was an attempt.
 */
export const pauses = [
  5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400, 86_400,
] as const;
export const claimSeconds = 60;

/** Which mails to take: those that documents are drawn for, which takes long, or all others. */
export type Queue = 'plain' | 'with documents';

const isOf = (queue: Queue) =>
  (queue === 'plain' ? notInArray : inArray)(mails.template, templatesWithDocuments);

/** Takes up to so many mails of a queue that are due. No other server takes them within a minute. */
export function claimStatement(db: Database, queue: Queue, batchSize: number) {
  const due = db.$with('due').as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting, isOf(queue), lte(mails.dueAt, sql`now()`)))
      .orderBy(mails.dueAt)
      .limit(batchSize)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mails)
    .set({
      dueAt: sql`now() + make_interval(secs => ${claimSeconds})`,
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(inArray(mails.id, sql`(select id from due)`))
    .returning();
}

export function outbox(db: Database) {
  return {
    claim: async (queue: Queue, batchSize: number): Promise<Mail[]> =>
      batchSize > 0 ? claimStatement(db, queue, batchSize) : [],

    async markSent(id: number): Promise<void> {
      await db
        .update(mails)
        .set({ sentAt: sql`now()`, reason: null })
        .where(and(eq(mails.id, id), isWaiting));
    },

    /** Puts off what could not be sent; gives it up after the last pause, or if `isFinal`. Returns whether it did. */
    async postpone(mail: Mail, reason: string, isFinal: boolean): Promise<boolean> {
      const pause = isFinal ? undefined : pauses[mail.attempts - 1];
      const end =
        pause === undefined
          ? { failedAt: sql`now()` }
          : { dueAt: sql`now() + make_interval(secs => ${pause})` };
      await db
        .update(mails)
        .set({ ...end, reason })
        .where(isClaimed(mail));
      return pause === undefined;
    },

    /** Gives back a mail whose attempt was cut short, for any server to take at once. It does not count. */
    async putBack(mail: Mail): Promise<void> {
      await db
        .update(mails)
        .set({ dueAt: sql`now()`, attempts: mail.attempts - 1 })
        .where(isClaimed(mail));
    },
  };
}

/** Not if another server took it over, after a claim that lasted too long. */
const isClaimed = ({ id, attempts }: Mail) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), isWaiting);
