import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { importedCustomer } from '../../contract/office/imports.ts';
import { key } from '../../contract/texts/message-key.ts';
import { unmatchable } from '../auth/index.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { startOfDay } from '../time/wall-times.ts';
import { findRepeated, type Duplicate, type ImportedRow } from './duplicates.ts';
import { insertRows } from './insert-rows.ts';

export type NewCustomer = z.output<typeof importedCustomer>;

/** Rows per statement: on the embedded database others wait meanwhile. */
const batchSize = 250;

type Found = { key: string; id: number | null; name: string };

/** The rows whose e-mail address, or without one whose name and telephone number, a user has, or an earlier row. */
export async function findKnownCustomers(
  db: Database,
  rows: ImportedRow<NewCustomer>[],
): Promise<Duplicate[]> {
  const found: Found[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map(({ value }) => ({
      email: value.email,
      name: `${value.firstName} ${value.lastName}`,
      phone: value.phoneNumber,
    }));
    const result = await db.execute<Found>(sql`
      with typed as materialized (
        select number, lower(value ->> 'email') as email, lower(value ->> 'name') as name, value ->> 'phone' as phone
        from json_array_elements(${JSON.stringify(batch)}::json) with ordinality as typed (value, number)
      ), person as (
        select distinct on (number) number, ${users.id} as id, ${fullName} as name from typed
        join ${users} on typed.email = '' and ${users.phoneNumber} = typed.phone and lower(${fullName}) = typed.name
        order by number, ${users.id}
      )
      select case when typed.email = '' then typed.name || ' ' || typed.phone else typed.email end as key,
        coalesce(${users.id}, person.id) as id, coalesce(${fullName}, person.name) as name
      from typed left join person using (number)
      left join ${users} on ${users.email} <> '' and lower(${users.email}) = typed.email
      order by number`);
    found.push(...result.rows);
  }
  const named = rows.map(({ number, value }, index) => ({
    number,
    hasEmail: value.email !== '',
    ...found[index]!,
  }));
  return [
    ...findRepeated(
      named.filter(({ hasEmail }) => hasEmail),
      'email',
      {
        known: ({ id, name }) => key('imports.emailKnown', { name, id }),
        twice: (row) => key('imports.emailTwice', { row }),
      },
    ),
    ...findRepeated(
      named.filter(({ hasEmail }) => !hasEmail),
      'phoneNumber',
      {
        known: ({ id, name }) => key('imports.personKnown', { name, id }),
        twice: (row) => key('imports.personTwice', { row }),
      },
    ),
  ];
}

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;

const fields = Object.keys(importedCustomer.shape) as (keyof NewCustomer)[];
const columns = [
  ...fields.filter((name) => name !== 'licenceSeenOn'),
  ...(['licenceSeenAt', 'passwordHash', 'roles'] as const),
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
