import { sql, type SQL } from 'drizzle-orm';
import { callFunction } from '../db/call-function.ts';
import { reservations, users } from '../db/schema/index.ts';

/** Who rents, as at booking; null where nobody knows it any more. */
export type CustomerAtBooking = Record<
  'companyName' | 'name' | 'address' | 'zipCode' | 'city' | 'country',
  string | null
>;

/** Of a reservation joined with its customer, by the names of their rows. */
export const customerAtBooking = (
  reservation: SQL = sql`${reservations}`,
  customer: SQL = sql`${users}`,
): SQL<CustomerAtBooking> =>
  sql<CustomerAtBooking>`${callFunction('customer_at_booking', { reservation, customer })}`;
