import { eq } from 'drizzle-orm';
import { lacksLatinName } from '../../contract/printable.ts';
import type { User } from '../../contract/users.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { conflict } from '../http/errors.ts';

/** Throws a 409 for a customer whose name documents cannot show, unless another spelling is known. */
export async function refuseUnprintable(db: Database, caller: User, userId: number): Promise<void> {
  const customer = caller.id === userId ? caller : await findNames(db, userId);
  if (customer && lacksLatinName(customer))
    throw conflict('latin_name_required', 'reservations.latinNameRequired');
}

async function findNames(db: Database, id: number) {
  const { firstName, lastName, latinName } = users;
  const [row] = await db
    .select({ firstName, lastName, latinName })
    .from(users)
    .where(eq(users.id, id));
  return row;
}
