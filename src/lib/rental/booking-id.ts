/** The id of the form in a vehicle's page. */
export const bookingId = 'booking';
