import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { DocumentKind } from '../../contract/counter/document-kinds.ts';
import type { Language } from '../../contract/texts/language.ts';
import { termsQueries } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { callFunction } from '../db/call-function.ts';
import { pick } from '../db/pick.ts';
import { blobs, mails, documents, reservations, users } from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';
import type { Document, TextBlock } from './sheet.ts';
import { termsBlocks } from './terms-blocks.ts';

/** Stored as what it is drawn of, or as the bytes that were sent. */
export type StoredDocument = { document: Document } | { bytes: Buffer };

/** A document that goes with a mail. */
export interface Sent {
  messageId: string;
  reservationId: number;
  kind: DocumentKind;
  language: Language;
}

/** A document is stored before its mail is sent. After a restore the mail is not known any more. */
const isSent = or(isNull(mails.id), sql`${mails.sentAt} is not null`);

/** Replaces the terms of a document. */
const withTerms = ({ sheet, ...document }: Document, blocks: TextBlock[]): Document => ({
  ...document,
  sheet: {
    ...sheet,
    blocks: sheet.blocks.map((block) => (block.kind === 'terms' ? { ...block, blocks } : block)),
  },
});

const bytes = sql<Buffer | null>`coalesce(${blobs.bytes}, ${documents.bytes})`;
const storedColumns = { content: documents.content, bytes: bytes.mapWith(blobs.bytes) };
type StoredColumns = Pick<typeof documents.$inferSelect, keyof typeof storedColumns>;

const valuesOf = (stored: StoredDocument) =>
  'bytes' in stored
    ? { blobHash: callFunction('store_blob', { bytes: sql.param(stored.bytes, blobs.bytes) }) }
    : { content: { ...withTerms(stored.document, []) } };

const isOfMail = ({ messageId, kind }: Sent) =>
  and(eq(documents.messageId, messageId), eq(documents.kind, kind));

export function sentDocumentQueries(db: Database) {
  async function storedOf({ content, bytes }: StoredColumns): Promise<StoredDocument> {
    if (bytes) return { bytes };
    // The table has a check that one of them is there.
    const document = content as unknown as Document;
    const hash = document.sheet.blocks.find((block) => block.kind === 'terms')?.hash;
    const terms = hash === undefined ? null : await termsQueries(db).find(hash);
    return { document: terms ? withTerms(document, termsBlocks(terms.text)) : document };
  }

  return {
    /** What was stored for a mail; null before. */
    async find(sent: Sent): Promise<StoredDocument | null> {
      const [row] = await db
        .select(storedColumns)
        .from(documents)
        .leftJoin(blobs, eq(blobs.hash, documents.blobHash))
        .where(isOfMail(sent));
      return row ? storedOf(row) : null;
    },

    /** False if another server did before, and for a customer who was erased meanwhile, of whom none is stored. */
    store: (sent: Sent, stored: StoredDocument): Promise<boolean> =>
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
        const isStored = (await tx.$count(documents, isOfMail(sent))) > 0;
        if (customer?.isErased !== false || isStored) return false;
        await tx.insert(documents).values({ ...sent, ...valuesOf(stored) });
        return true;
      }),

    /** What was sent about a reservation, newest first. */
    list: (reservationId: number) =>
      db
        .select({
          ...pick(documents, 'id', 'kind', 'language'),
          sentAt: sql`coalesce(${mails.sentAt}, ${documents.createdAt})`.mapWith(
            documents.createdAt,
          ),
        })
        .from(documents)
        .leftJoin(mails, eq(mails.messageId, documents.messageId))
        .where(and(eq(documents.reservationId, reservationId), isSent))
        .orderBy(desc(documents.id)),

    async findSent(reservationId: number, id: number) {
      const [row] = await db
        .select({ kind: documents.kind, language: documents.language, ...storedColumns })
        .from(documents)
        .leftJoin(blobs, eq(blobs.hash, documents.blobHash))
        .leftJoin(mails, eq(mails.messageId, documents.messageId))
        .where(and(eq(documents.id, id), eq(documents.reservationId, reservationId), isSent));
      return row ? { kind: row.kind, language: row.language, stored: await storedOf(row) } : null;
    },
  };
}
