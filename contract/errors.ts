/**
 * Identify errors for programs, while messages may be reworded or translated. Only errors that a client must handle have a
 * code.
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
