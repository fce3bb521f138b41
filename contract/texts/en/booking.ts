import { bookingMessages } from './booking-messages.ts';

/** The texts of the booking form; not in `site.ts`, because no other page loads them. */
export const bookingTexts = {
  title: 'Book this vehicle',
  loginFirst: 'Please login first to check the car is available.', // sic
  loginAndReturn: 'Log in to book',
  registerAndReturn: 'Register to book',
  saveName: 'Save name',
  check: 'Check Availability',
  edit: 'Edit',
  timesReplaced: (from: string, until: string) =>
    `These are the times of your search. You had entered ${from} to ${until}.`,
  book: 'Book Now',
  /** With euros, where German law asks for such a label. */
  bookToPay: 'Book with obligation to pay',
  payByCard: 'You pay when you pick up the vehicle.',
  payAtPickUp: 'You pay when you pick up the vehicle. No card is needed to book.',
  terms: 'Conditions and what may be charged later',
  means: { title: 'How you can pay', rental: 'Rental', and: 'and', deposit: 'Deposit' },
  review: {
    title: 'Your booking',
    orEqual: 'This vehicle or an equal one',
    noWithdrawal:
      'A rental for a fixed period gives no right of withdrawal (§\u00a0312g (2) no.\u00a09 of the German Civil Code).',
  },
  uncertain: 'Your reservation may have been booked anyway.',
  seeReservations: 'See your reservations',
  total: 'Total price',
  priceChanged: (was: string, is: string) =>
    `The price was ${was} and is ${is} now. Book at this price?`,
  payment: 'Payment',
  cardStaysHere:
    'This is the card you pay with at the pick-up. Only your browser checks it: card data is neither stored nor sent.',
  orderReference: 'Give an order number or a cost centre',
  fields: {
    cardNumber: 'Card number',
    nameOnCard: 'Name on card',
    expireDate: 'Expire date',
    expireDateHint: 'MM/YY',
    cvc: 'CVC',
    contract: 'I have read and aggree the contract', // sic
  },
} as const;

export const catalogue = { texts: bookingTexts, messages: bookingMessages };
