import { createHash, randomBytes } from 'node:crypto';
import { and, asc, between, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { FeedKind } from '../../contract/reservations/feed-kinds.ts';
import type { Language } from '../../contract/texts/language.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { changes } from '../db/schema/own-use.ts';
import { feeds, isShown, isSwitchedOn, reservations, users, vehicles } from '../db/schema/index.ts';

const hash = (secret: string) => createHash('sha256').update(secret).digest();

/** What a feed is of. A place is the slug of one, or empty for all. */
interface FeedOf {
  kind: FeedKind;
  place: string;
}

/** Feeds have this many entries at most. */
const most = 2000;

/** Since which instant, or until which. */
const days = (count: number) => sql`now() + make_interval(days => ${sql.raw(String(count))})`;

const changedAt = sql`coalesce(${changes.changedAt}, ${reservations.createdAt})`.mapWith(
  reservations.createdAt,
);

const columns = {
  id: reservations.id,
  version: reservations.version,
  changedAt,
  vehicle: vehicles.model,
  licencePlate: vehicles.licencePlate,
  ...pick(reservations, 'pickUpTime', 'dropOffTime', 'pickUpLocation'),
  ...pick(reservations, 'dropOffLocation', 'pickedUpAt', 'returnedAt'),
};

export function feedQueries(db: Database) {
  const rows = (where: ReturnType<typeof and>) =>
    db
      .select(columns)
      .from(reservations)
      .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
      .leftJoin(
        changes,
        and(eq(changes.kind, 'reservation'), eq(changes.subjectId, reservations.id)),
      )
      .where(
        and(isShown, ne(reservations.status, 'CANCELLED'), isNull(reservations.noShowAt), where),
      )
      .orderBy(asc(reservations.pickUpTime), asc(reservations.id))
      .limit(most);

  return {
    list: (userId: number) =>
      db
        .select(pick(feeds, 'id', 'kind', 'place', 'createdAt', 'usedAt'))
        .from(feeds)
        .where(eq(feeds.userId, userId))
        .orderBy(asc(feeds.id)),

    /** Gives a new secret, which is not stored; the one before stops working. */
    async renew(userId: number, of: FeedOf, language: Language): Promise<string> {
      // No other characters: mail and calendar programs cut addresses at some.
      const secret = randomBytes(24).toString('hex');
      const set = { secretHash: hash(secret), language, createdAt: sql`now()`, usedAt: null };
      await db
        .insert(feeds)
        .values({ userId, ...of, ...set })
        .onConflictDoUpdate({ target: [feeds.userId, feeds.kind, feeds.place], set });
      return secret;
    },

    /** Ends a user's feed; false when there is none. */
    async end(id: number, userId: number): Promise<boolean> {
      const ended = await db
        .delete(feeds)
        .where(and(eq(feeds.id, id), eq(feeds.userId, userId)))
        .returning({ id: feeds.id });
      return ended.length > 0;
    },

    /** The feed of a secret, with its holder's roles of now; null without one, and while they are switched off. */
    async find(secret: string) {
      const { id, kind, place, language, userId } = feeds;
      const isSame = eq(feeds.secretHash, hash(secret));
      const [found] = await db
        .select({ id, kind, place, language, userId, roles: users.roles })
        .from(feeds)
        .innerJoin(users, eq(users.id, userId))
        .where(and(isSame, isSwitchedOn));
      if (!found) return null;
      const isDue = or(isNull(feeds.usedAt), sql`${feeds.usedAt} < now() - interval '1 hour'`);
      await db
        .update(feeds)
        .set({ usedAt: sql`now()` })
        .where(and(isSame, isDue));
      return found;
    },

    /** A customer's rentals from 90 days ago on. */
    ofCustomer: (userId: number) =>
      rows(and(eq(reservations.userId, userId), gt(reservations.dropOffTime, days(-90)))),

    /** Rentals that begin or end from a week ago until in 90 days. */
    ofOffice: () =>
      rows(
        or(
          between(reservations.pickUpTime, days(-7), days(90)),
          between(reservations.dropOffTime, days(-7), days(90)),
        ),
      ),
  };
}

export type FeedRow = Awaited<ReturnType<ReturnType<typeof feedQueries>['ofOffice']>>[number];
