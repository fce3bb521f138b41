import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '../../contract/texts/language.ts';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import type { PaperKind } from '../../contract/counter/paper-kinds.ts';
import { isPrintable } from '../../contract/values/printable.ts';
import type { Database } from '../db/index.ts';
import { mails, papers, reservations, users, vehicles } from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { pricedColumns } from '../reservations/index.ts';

/** What a paper says of its reservation besides its facts. */
export interface PaperBackground {
  /** As at booking; the name in letters that can be printed. */
  customer: { name: string; address: string };
  companyName: string | null;
  vatId: string | null;
  /** Whether the customer's address is known to be theirs. */
  isConfirmed: boolean;
  vehicle: {
    model: string;
    category: string | null;
    fuelType: string;
    seats: number;
    licenceClass: string | null;
    minimumAge: number | null;
  };
  /** What it costs besides the rental. */
  extras: ReservationLine[];
}

interface Sent {
  messageId: string;
  reservationId: number;
  kind: PaperKind;
  language: Language;
}

const isErased = sql`${users.erasedAt} is not null`;
const ownName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
const address = sql<string>`coalesce(${reservations.customerAddress}, ${users.address} || ', ' || ${users.zipCode})`;

/** A paper is stored before its mail is sent. After a restore the mail is not known any more. */
const isSent = or(isNull(mails.id), sql`${mails.sentAt} is not null`);

/** The name as at booking, or another one where it cannot be printed. */
function printedName({
  booked,
  latin,
  own,
}: Record<'booked' | 'latin', string | null> & { own: string }) {
  const names = [booked ?? own, latin, own].filter((name) => name !== null);
  return names.find(isPrintable) ?? names[0]!;
}

export function paperQueries(db: Database) {
  async function stored(messageId: string, kind: PaperKind): Promise<Buffer | null> {
    const [row] = await db
      .select({ bytes: papers.bytes })
      .from(papers)
      .where(and(eq(papers.messageId, messageId), eq(papers.kind, kind)));
    return row?.bytes ?? null;
  }

  /** Stores none of a customer who was erased meanwhile. */
  const store = (sent: Sent, bytes: Buffer) =>
    db.transaction(async (tx) => {
      const isOf = eq(reservations.id, sent.reservationId);
      // Erasing holds this lock.
      await tx.execute(sql`
        select pg_advisory_xact_lock(${locks.customer}, ${reservations.userId}) from ${reservations} where ${isOf}`);
      const [customer] = await tx
        .select({ isErased })
        .from(reservations)
        .innerJoin(users, eq(users.id, reservations.userId))
        .where(isOf);
      if (customer?.isErased !== false) return;
      await tx
        .insert(papers)
        .values({ ...sent, bytes })
        .onConflictDoNothing();
    });

  return {
    /** `vehicleId` may be another one than the reservation has by now. Null if either is gone. */
    async background(id: number, vehicleId: number): Promise<PaperBackground | null> {
      const [row] = await db
        .select({
          names: { booked: reservations.customerName, latin: users.latinName, own: ownName },
          address,
          companyName: sql<
            string | null
          >`case when ${isErased} then null else ${users.companyName} end`,
          vatId: sql<string | null>`case when ${isErased} then null else ${users.vatId} end`,
          isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
          vehicle: {
            model: vehicles.model,
            category: vehicles.category,
            fuelType: vehicles.fuelType,
            seats: vehicles.seats,
            licenceClass: vehicles.licenceClass,
            minimumAge: vehicles.minimumAge,
          },
          extras: pricedColumns.extras,
        })
        .from(reservations)
        .innerJoin(users, eq(users.id, reservations.userId))
        .innerJoin(vehicles, eq(vehicles.id, vehicleId))
        .where(eq(reservations.id, id));
      if (!row) return null;
      const { names, address: ofCustomer, ...background } = row;
      return { ...background, customer: { name: printedName(names), address: ofCustomer } };
    },

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
        .select({ kind: papers.kind, language: papers.language, bytes: papers.bytes })
        .from(papers)
        .leftJoin(mails, eq(mails.messageId, papers.messageId))
        .where(and(eq(papers.id, id), eq(papers.reservationId, reservationId), isSent));
      return row ?? null;
    },

    /**
     * The paper that goes with a mail; null if it cannot be made. Only the first attempt makes it; all others carry the same
     * bytes.
     */
    async storeOnce(sent: Sent, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
      const paper = await stored(sent.messageId, sent.kind);
      if (paper) return paper;
      const bytes = await make();
      if (!bytes) return null;
      await store(sent, bytes);
      return (await stored(sent.messageId, sent.kind)) ?? bytes;
    },
  };
}
