/**
 * The identity of an error for programs: stable words beside messages that may be reworded or translated. So far the errors
 * that a client has to act on have one.
 */
export const errorCodes = [
  'vehicle_taken',
  'price_changed',
  'not_picked_up',
  'rental_too_long',
  'too_many_reservations',
  'too_many_bookings',
  'changed_meanwhile',
  'password_too_weak',
  'email_not_changed_here',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
