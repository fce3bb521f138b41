import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { importedCustomer } from '../../contract/office/imports.ts';
import { key } from '../../contract/texts/message-key.ts';
import { unmatchable } from '../auth/index.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { startOfDay } from '../time/wall-times.ts';
import { findRepeated, type Duplicate, type ImportedRow } from './duplicates.ts';
import { insertRows } from './insert-rows.ts';

export type NewCustomer = z.output<typeof importedCustomer>;

/** Addresses per statement: on the embedded database others wait meanwhile. */
const batchSize = 250;

type Found = { key: string; id: number | null; name: string };

/** The rows whose e-mail address a user has, or an earlier row. */
export async function findKnownEmails(
  db: Database,
  rows: ImportedRow<NewCustomer>[],
): Promise<Duplicate[]> {
  const found: Found[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map(({ value }) => value.email);
    const result = await db.execute<Found>(sql`
      with email as materialized (
        select number, lower(typed) as key
        from json_array_elements_text(${JSON.stringify(batch)}::json) with ordinality as typed (typed, number)
      )
      select email.key, ${users.id}, ${users.firstName} || ' ' || ${users.lastName} as name
      from email left join ${users} on lower(${users.email}) = email.key
      order by email.number`);
    found.push(...result.rows);
  }
  return findRepeated(
    rows.map(({ number }, index) => ({ number, ...found[index]! })),
    'email',
    {
      known: ({ id, name }) => key('imports.emailKnown', { name, id }),
      twice: (row) => key('imports.emailTwice', { row }),
    },
  );
}

const columns = [
  ...([
    'firstName',
    'lastName',
    'latinName',
    'email',
    'phoneNumber',
    'address',
    'zipCode',
  ] as const),
  ...(['companyName', 'vatId', 'language', 'licenceClass', 'licenceSeenAt', 'blocked'] as const),
  ...(['passwordHash', 'roles'] as const),
];

/**
 * Adds customers without a password, all or none, and writes to none of them. Throws where an address is known: then nobody was added.
 * One statement: on the embedded database others wait for it, some 0.12 ms a customer.
 */
export async function addCustomers(
  db: Database,
  added: NewCustomer[],
  actor: Actor,
  zone: string,
): Promise<void> {
  const rows = added.map(({ licenceSeenOn, blocked, ...customer }) => ({
    ...customer,
    blocked: blocked ?? false,
    licenceSeenAt: licenceSeenOn ? startOfDay(licenceSeenOn, zone) : null,
    passwordHash: unmatchable,
    roles: ['Customer'],
  }));
  await db.transaction(async (tx) => {
    await actAs(tx, actor);
    await insertRows(tx, users, columns, rows);
  });
}
