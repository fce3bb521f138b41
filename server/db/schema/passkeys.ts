import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, inList, instant } from './columns.ts';
import { ofUser, users } from './users.ts';

/** Keys on users' devices that log them in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** By which the device names it. */
    credentialId: bytes('credential_id').notNull().unique('passkeys_credential'),
    /** In COSE's form. */
    publicKey: bytes('public_key').notNull(),
    /** How often the device says that it was used; 0 from those that do not count. A copied key shows by it. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Codes that stand in for a passkey, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser(),
    /** SHA-256 of the code, which has 80 random bits. */
    hash: bytes('hash').notNull(),
    /** Of one that an operator gave; null for those that stay. */
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** What a challenge is for: to log in, to add a passkey, to add the second factor to a password, or to log in at the company. */
export const challengePurposes = ['log-in', 'passkey', 'second-factor', 'company'] as const;

/** Challenges that wait for their answer, once and for minutes. */
export const challenges = pgTable(
  'challenges',
  {
    /** SHA-256 of the challenge. */
    hash: bytes('hash').primaryKey(),
    purpose: text('purpose', { enum: challengePurposes }).notNull(),
    /** Null where the answer says who logs in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('challenges_user').on(table.userId),
    index('challenges_expiry').on(table.expiresAt),
    check('challenges_purpose', sql`${table.purpose} in (${inList(challengePurposes)})`),
  ],
);
