import type { User } from '../../contract/users/users.ts';
import type { BookingLimits, Config } from '../config.ts';

export interface CustomerLimits extends BookingLimits {
  /** Whether more reservations may be open once the customer has confirmed the address. */
  isUntilConfirmed: boolean;
}

/** What this customer may book. */
export function customerLimits(
  { emailConfirmed }: User,
  { bookingLimits, openUnconfirmed }: Pick<Config, 'bookingLimits' | 'openUnconfirmed'>,
): CustomerLimits {
  const openLimit = bookingLimits.openReservations || Infinity;
  const isUntilConfirmed = !emailConfirmed && openUnconfirmed > 0 && openUnconfirmed < openLimit;
  return {
    ...bookingLimits,
    ...(isUntilConfirmed && { openReservations: openUnconfirmed }),
    isUntilConfirmed,
  };
}
