import { eq, sql, type SQL } from 'drizzle-orm';
import { idInNumber } from '../../contract/reservation-number.ts';
import { reservations, users } from '../db/schema/index.ts';
import { matchingUsers } from '../db/matching-users.ts';

/**
 * The condition that a search is a reservation's number, or that its customer's data contain all words of it. Both are found
 * first, each in an array: else the planner would read all reservations in their order until enough match.
 */
export function matchingReservations(search = ''): SQL | undefined {
  const id = idInNumber(search);
  if (id !== null) return eq(reservations.id, id);
  const matches = matchingUsers({ search });
  if (!matches) return undefined;
  const customers = sql`array(select ${users.id} from ${users} where ${matches})`;
  return sql`${reservations.id} = any(array(
    select searched.id from ${reservations} as searched where searched.user_id = any(${customers})))`;
}
