import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { passkeys, recoveryCodes } from '../db/schema/index.ts';

export interface NewPasskey {
  name: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** As they are made; people type them in other forms. */
const codeCharacters = 'abcdefghijkmnpqrstuvwxyz23456789';
const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest();

/** A code of 80 random bits, such as `k7mq-2fxa-9trb-c4hn`. */
function newCode(): string {
  const characters = [...randomBytes(16)].map((byte) => codeCharacters[byte % 32]!).join('');
  return characters.replaceAll(/.{4}(?!$)/g, '$&-');
}

const worksFor = (userId: number) =>
  and(
    eq(recoveryCodes.userId, userId),
    or(isNull(recoveryCodes.expiresAt), gt(recoveryCodes.expiresAt, sql`now()`)),
  );

export function passkeyQueries(db: Database) {
  return {
    async list(userId: number) {
      const { id, name, credentialId, createdAt, usedAt } = passkeys;
      return db
        .select({ id, name, credentialId, createdAt, usedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.id));
    },

    /** Adds one to a locked account, with `isFirst` only to who has none; false when there are too many, or the key is known. */
    async add(userId: number, key: NewPasskey, isFirst = false): Promise<boolean> {
      const { name, credentialId, publicKey, counter } = key;
      const most = isFirst ? 1 : limits.passkeys;
      try {
        return await db.transaction(async (tx) => {
          const { rows } = await tx.execute(sql`
            insert into ${passkeys} (user_id, name, credential_id, public_key, counter)
            select ${userId}::integer, ${name}::text, ${credentialId}::bytea, ${publicKey}::bytea, ${counter}::bigint
            where (select count(*) from ${passkeys} where user_id = ${userId}) < ${most}
            returning id`);
          return rows.length > 0;
        });
      } catch (error) {
        if (hasSqlState(error, 'unique')) return false;
        throw error;
      }
    },

    /** The passkey of a device's name for it, with its user; null without one. */
    async find(credentialId: Buffer) {
      const { id, userId, publicKey, counter } = passkeys;
      const [found] = await db
        .select({ id, userId, credentialId: passkeys.credentialId, publicKey, counter })
        .from(passkeys)
        .where(eq(passkeys.credentialId, credentialId));
      return found ?? null;
    },

    /** Notes a use; false when it was used as often meanwhile, or removed. */
    async use(id: number, counter: number): Promise<boolean> {
      const isFurther = sql`(${passkeys.counter} < ${counter} or ${passkeys.counter} = 0 and ${counter}::bigint = 0)`;
      const used = await db
        .update(passkeys)
        .set({ counter, usedAt: sql`now()` })
        .where(and(eq(passkeys.id, id), isFurther))
        .returning({ id: passkeys.id });
      return used.length > 0;
    },

    /** Removes one of a user's; false when there is none. */
    async remove(id: number, userId: number): Promise<boolean> {
      const removed = await db
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
        .returning({ id: passkeys.id });
      return removed.length > 0;
    },

    countCodes: (userId: number) => db.$count(recoveryCodes, worksFor(userId)),

    /** Makes ten codes, which are not stored; former ones stop working. */
    async renewCodes(userId: number): Promise<string[]> {
      const codes = Array.from({ length: 10 }, newCode);
      await db.transaction(async (tx) => {
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
        await tx
          .insert(recoveryCodes)
          .values(codes.map((code) => ({ userId, hash: hashCode(code) })));
      });
      return codes;
    },

    /** One code more, which ends after a day. */
    async addCode(userId: number): Promise<string> {
      const code = newCode();
      const expiresAt = sql`now() + interval '24 hours'`;
      await db.insert(recoveryCodes).values({ userId, hash: hashCode(code), expiresAt });
      return code;
    },

    /** Spends a code; false when it is not the user's, was used, or has ended. */
    async useCode(userId: number, code: string): Promise<boolean> {
      const used = await db
        .delete(recoveryCodes)
        .where(and(worksFor(userId), eq(recoveryCodes.hash, hashCode(code))))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },
  };
}
