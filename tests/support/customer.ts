import type { Database } from '../../server/db/index.ts';
import { users } from '../../server/db/schema/index.ts';

/** Adds a customer who cannot log in; in a new database it is user 1. */
export async function addCustomer(db: Database, email = 'one@example.com'): Promise<void> {
  const person = { firstName: '', lastName: '', phoneNumber: '', address: '', zipCode: '' };
  await db.insert(users).values({ ...person, email, passwordHash: '', roles: ['Customer'] });
}
