/** The texts of the booking form; not in `site.ts`, because no other page loads them. */
export const bookingTexts = {
  title: 'Book this vehicle',
  loginFirst: 'Please login first to check the car is available.', // sic
  loginAndReturn: 'Login and come back',
  check: 'Check Availability',
  edit: 'Edit',
  book: 'Book Now',
  uncertain: 'Your reservation may have been booked all the same.',
  seeReservations: 'See your reservations',
  total: 'Total price',
  priceChanged: (was: string, is: string) =>
    `The price was ${was} and is ${is} now. Book at this price?`,
  payment: 'Payment',
  cardStaysHere:
    'Card data is only checked in your browser. It is not stored and not sent, and it is cleared after booking.',
  fields: {
    cardNumber: 'Card number',
    nameOnCard: 'Name on card',
    expireDate: 'Expire date',
    expireDateHint: 'MM/YY',
    cvc: 'CVC',
    contract: 'I have read and aggree the contract', // sic
  },
  readContract: 'Read the contract',
  closeContract: 'Close',
  contractTitle: 'Rental contract',
} as const;
