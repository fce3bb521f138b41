import type { z } from 'zod';
import type { userEdit } from '../../contract/user-edit.ts';
import { invalidField } from '../http/errors.ts';
import { startOfDay, todayIn } from '../time/wall-times.ts';
import { dayOf, type CustomerRow } from './customer-columns.ts';

type Asked = Pick<
  z.output<typeof userEdit>,
  'note' | 'blocked' | 'trusted' | 'licenceSeenOn' | 'licenceClass'
>;

/**
 * What an edit stores of what only administrators know; undefined stays as it was. Throws a 400 for a licence that was seen in
 * the future.
 */
export function readCustomerEdit(
  { note, blocked, trusted, licenceSeenOn, licenceClass }: Asked,
  { licenceSeenAt }: Pick<CustomerRow, 'licenceSeenAt'>,
  zone: string,
) {
  return {
    note: note === undefined ? undefined : note || null,
    blocked: blocked ?? undefined,
    trusted: trusted ?? undefined,
    licenceClass,
    licenceSeenAt: readSeen(licenceSeenOn, licenceSeenAt, zone),
  };
}

/** Of the day that is stored already, the instant stays. */
function readSeen(day: string | null | undefined, known: Date | null, zone: string) {
  if (day === undefined || day === dayOf(known, zone)) return undefined;
  if (day === null) return null;
  if (day > todayIn(zone))
    throw invalidField('licenceSeenOn', 'in_future', 'users.licenceInFuture');
  return startOfDay(day, zone);
}
