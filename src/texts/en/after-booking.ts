/** What a customer is shown after booking: the card on home, the files and documents of a reservation, its contract. */
export const afterBookingTexts = {
  card: {
    announced: (vehicle: string, number: string, pickUp: string) =>
      `Your vehicle is booked: ${vehicle}, ${number}, pick-up ${pickUp}.`,
    confirmation: (address: string) => `A confirmation is on its way to ${address}.`,
    open: 'See reservation',
    close: 'Close',
  },
  files: {
    title: 'Calendar and documents',
    documents: 'Documents',
    calendar: 'Calendar file (ICS)',
    confirmation: 'Confirmation (PDF)',
    contract: 'Rental contract (PDF)',
    'hand-over-protocol': 'Hand-over protocol (PDF)',
    'return-protocol': 'Return protocol (PDF)',
    printable: 'View the contract',
    loading: 'Loading the file …',
  },
  sent: {
    title: 'Sent to you (PDF)',
    toCustomer: 'Sent to the customer (PDF)',
    kinds: {
      confirmation: 'Confirmation',
      contract: 'Rental contract',
      'hand-over-protocol': 'Hand-over protocol',
      'return-protocol': 'Return protocol',
    } as Record<string, string>,
    document: (kind: string, time: string) => `${kind}, ${time}`,
    none: 'Nothing sent yet',
    failed: 'What was sent could not be loaded',
  },
  /** Parts of the names of saved files. */
  fileNames: {
    confirmation: 'confirmation',
    contract: 'rental-contract',
    'hand-over-protocol': 'hand-over-protocol',
    'return-protocol': 'return-protocol',
  },
  orderReference: {
    saved: 'The details for the invoice were saved',
    title: 'For the invoice',
    about:
      'The invoice will name what is written here. Invoices that exist already stay as they are.',
    save: 'Save details',
  },
  place: { openingHours: (hours: string) => `Open ${hours}`, map: 'Directions' },
  contract: {
    title: (number: string) => `Rental contract ${number}`,
    back: 'Back to the reservation',
    terms: 'Terms',
    lessor: 'Lessor',
    renter: 'Renter',
    vehicle: 'Vehicle',
    period: 'Rental period',
    price: 'Price',
    booked: 'Booked',
    agreed: 'Booking',
    name: 'Name',
    register: 'Register',
    validFrom: (day: string) => `Valid from ${day}, as agreed at booking`,
    noTerms: 'The terms as agreed at booking were not stored with this reservation.',
    failed: 'The contract could not be loaded',
  },
} as const;

export const catalogue = { texts: afterBookingTexts, messages: {} };
