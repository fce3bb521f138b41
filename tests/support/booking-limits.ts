/** Lifts the booking limits for tests and loads; the limits have their own tests. */
export const noBookingLimits = {
  MAX_OPEN_RESERVATIONS: '0',
  MAX_RENTAL_DAYS: '0',
  MAX_BOOKINGS_PER_HOUR: '0',
  MAX_OPEN_DAYS_NEW: '0',
  MAX_OPEN_DAYS: '0',
  MAX_BOOKINGS_PER_NETWORK: '0',
};
