import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PaperKind } from '../../contract/counter/paper-kinds.ts';
import type { Language } from '../../contract/texts/language.ts';
import { termsQueries } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { callFunction } from '../db/call-function.ts';
import { blobs, mails, papers, reservations, users } from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';
import type { Paper, TextBlock } from './sheet.ts';
import { termsBlocks } from './terms-blocks.ts';

/** Stored as what it is drawn of, or as the bytes that were sent. */
export type StoredPaper = { paper: Paper } | { bytes: Buffer };

/** A paper that goes with a mail. */
export interface Sent {
  messageId: string;
  reservationId: number;
  kind: PaperKind;
  language: Language;
}

/** A paper is stored before its mail is sent. After a restore the mail is not known any more. */
const isSent = or(isNull(mails.id), sql`${mails.sentAt} is not null`);

/** Replaces the terms of a paper. */
const withTerms = ({ sheet, ...paper }: Paper, blocks: TextBlock[]): Paper => ({
  ...paper,
  sheet: {
    ...sheet,
    blocks: sheet.blocks.map((block) => (block.kind === 'terms' ? { ...block, blocks } : block)),
  },
});

const bytes = sql<Buffer | null>`coalesce(${blobs.bytes}, ${papers.bytes})`;
const storedColumns = { content: papers.content, bytes: bytes.mapWith(blobs.bytes) };
type StoredColumns = Pick<typeof papers.$inferSelect, keyof typeof storedColumns>;

const valuesOf = (stored: StoredPaper) =>
  'bytes' in stored
    ? { blobHash: callFunction('store_blob', { bytes: sql.param(stored.bytes, blobs.bytes) }) }
    : { content: { ...withTerms(stored.paper, []) } };

const isOfMail = ({ messageId, kind }: Sent) =>
  and(eq(papers.messageId, messageId), eq(papers.kind, kind));

export function sentPaperQueries(db: Database) {
  async function storedOf({ content, bytes }: StoredColumns): Promise<StoredPaper> {
    if (bytes) return { bytes };
    // The table has a check that one of them is there.
    const paper = content as unknown as Paper;
    const hash = paper.sheet.blocks.find((block) => block.kind === 'terms')?.hash;
    const terms = hash === undefined ? null : await termsQueries(db).find(hash);
    return { paper: terms ? withTerms(paper, termsBlocks(terms.text)) : paper };
  }

  return {
    /** What was stored for a mail; null before. */
    async find(sent: Sent): Promise<StoredPaper | null> {
      const [row] = await db
        .select(storedColumns)
        .from(papers)
        .leftJoin(blobs, eq(blobs.hash, papers.blobHash))
        .where(isOfMail(sent));
      return row ? storedOf(row) : null;
    },

    /** False if another server did before, and for a customer who was erased meanwhile, of whom none is stored. */
    store: (sent: Sent, stored: StoredPaper): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isOf = eq(reservations.id, sent.reservationId);
        // Erasing holds this lock.
        await tx.execute(sql`
          select pg_advisory_xact_lock(${locks.customer}, ${reservations.userId}) from ${reservations} where ${isOf}`);
        const [customer] = await tx
          .select({ isErased: sql<boolean>`${users.erasedAt} is not null` })
          .from(reservations)
          .innerJoin(users, eq(users.id, reservations.userId))
          .where(isOf);
        const isStored = (await tx.$count(papers, isOfMail(sent))) > 0;
        if (customer?.isErased !== false || isStored) return false;
        await tx.insert(papers).values({ ...sent, ...valuesOf(stored) });
        return true;
      }),

    /** What was sent about a reservation, newest first. */
    list: (reservationId: number) =>
      db
        .select({
          id: papers.id,
          kind: papers.kind,
          language: papers.language,
          sentAt: sql`coalesce(${mails.sentAt}, ${papers.createdAt})`.mapWith(papers.createdAt),
        })
        .from(papers)
        .leftJoin(mails, eq(mails.messageId, papers.messageId))
        .where(and(eq(papers.reservationId, reservationId), isSent))
        .orderBy(desc(papers.id)),

    async findSent(reservationId: number, id: number) {
      const [row] = await db
        .select({ kind: papers.kind, language: papers.language, ...storedColumns })
        .from(papers)
        .leftJoin(blobs, eq(blobs.hash, papers.blobHash))
        .leftJoin(mails, eq(mails.messageId, papers.messageId))
        .where(and(eq(papers.id, id), eq(papers.reservationId, reservationId), isSent));
      return row ? { kind: row.kind, language: row.language, stored: await storedOf(row) } : null;
    },
  };
}
