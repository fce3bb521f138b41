import { sql } from 'drizzle-orm';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';

/** Digits after the prefix. */
const digits = 6;

/** `RE-2027-` and 12: `RE-2027-000012`. */
export const numberIn = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(digits, '0')}`;

/** Says that this number was the last of its series. `actor` is null for the system. */
export async function confirmNumber(
  db: Database,
  number: string,
  actor: number | null,
): Promise<'written' | 'confirmed' | 'too low'> {
  const confirming = callFunction('confirm_series', {
    prefix: number.slice(0, -digits),
    lastNumber: Number(number.slice(-digits)),
    administratorId: actor,
  });
  const { rows } = await db.execute<{ outcome: 'written' | 'confirmed' | 'too low' }>(
    sql`select ${confirming} as outcome`,
  );
  return rows[0]!.outcome;
}
