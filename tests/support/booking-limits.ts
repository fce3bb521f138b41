/** Lets one customer book as much as a test or a load needs; what customers may book has tests of its own. */
export const noBookingLimits = {
  MAX_OPEN_RESERVATIONS: '0',
  MAX_RENTAL_DAYS: '0',
  MAX_BOOKINGS_PER_HOUR: '0',
};
