/** Limits shared by site and server. */
export const limits = {
  /** Characters of single-line texts: names, places, addresses. */
  line: 100,
  address: 200,
  passkeyName: 50,
  /** Passkeys of a user. */
  passkeys: 20,
  /** Characters that a recovery code may be typed with. */
  recoveryCode: 30,
  zipCode: 20,
  /** Of an order's number, and of a cost centre. */
  orderReference: 50,
  email: 254,
  url: 500,
  webhooks: 20,
  password: { min: 8, max: 128 },
  subject: { min: 5, max: 50 },
  message: { min: 20, max: 200 },
  /** Characters of the answer to a message. */
  answer: 5000,
  /** Of what the company adds to a mail. */
  mailSentence: 1000,
  rentalMinutes: 60,
  /** A rental must lie within this many days from today. */
  bookingHorizonDays: 730,
  /** Characters of a search. */
  search: 100,
  /** Of an answer that is not a page. */
  rows: 10_000,
  page: { size: 20, maxSize: 1000, screen: 10, search: 24 },
  /** Days in one answer of the timeline. */
  timelineDays: 100,
  /** Of figures; three years of a company. */
  figureDays: 1100,
  /** Days in one answer of a vehicle's calendar. */
  calendarDays: 62,
  /** Vehicles that a quote offers instead. */
  alternatives: 3,
  /** Up to so many vehicles are counted that are equal to one, or looked at for when the next of them is free. */
  equalVehicles: 10,
  /** Conflicting reservations that a quote names. */
  conflicts: 3,
  /** Rows of each list on the dashboard. */
  dashboardRows: 50,
  /**
   * Except for PNG, the stored formats allow at most 16,383 pixels per side. An AVIF is decoded as a whole, at up to 26 bytes
   * a pixel; so are GIF, progressive JPEG, interlaced PNG and 16 bits a colour, at up to 8.
   */
  upload: { bytes: 10 * 1024 * 1024, pixels: 50_000_000, wholePixels: 16_000_000, side: 16_000 },
  /** Of a table that is imported; `unpacked` are the bytes of all that an Excel workbook holds, which may name a text many times. */
  imports: {
    bytes: 5 * 1024 * 1024,
    unpacked: 50 * 1024 * 1024,
    rows: 10_000,
    columns: 200,
    characters: 20_000_000,
  },
  /** Pixels; smaller images are icons and previews. Only our form refuses them: the API accepts any size. */
  minImage: { width: 300, height: 200 },
  /** Widths in pixels in which every image is stored. */
  imageWidths: [400, 800, 1200],
  price: 10_000,
  /** Of prices per day and week, and of deposits. */
  longPrice: 100_000,
  /** What a price set by hand may differ by. */
  adjustment: 1_000_000,
  licencePlate: 20,
  /** What further kilometres and fuel may cost at a return. */
  returnCosts: 10_000_000,
  /** Kilometres that nobody drives in a day, and how often a rental its own price is rarely cost: a return asks. */
  plausible: { kmPerDay: 1500, kmBetween: 10_000, timesPrice: 10 },
  /** Characters of a note: a block's, or on a price. */
  note: 500,
  /** Of a reservation. */
  drivers: 10,
  /** Damages that one step finds. */
  damages: 20,
  /** Photos of one step. */
  photos: 20,
  /** Pixels of the longer side of a photo, and of its preview. */
  photoSides: { photo: 1600, preview: 480 },
  /** Characters of a signature's strokes. */
  strokes: 20_000,
  /** In one answer of what was read off a vehicle. */
  readings: 500,
  /** Customers in the answer about open amounts. */
  owingCustomers: 20,
  /** What a vehicle is due for, and the months after which it is again at most. */
  dues: 20,
  dueMonths: 120,
  /** Characters of what administrators note about a customer. */
  customerNote: 2000,
  /** Months after which a customer's driving licence is to be seen again. */
  licenceMonths: 6,
  /** Views that an administrator saves of one screen, and the characters of their names and addresses. */
  views: { count: 20, name: 40, query: 500 },
  /** Reservations that are downloaded or cancelled at once. */
  selected: 100,
  /** Entries in one answer of a record's history. */
  history: 500,
  /** Characters of a note on a payment. */
  paymentNote: 200,
  payments: 10,
  vatRates: 20,
  /** Reservations that a block moves. */
  moves: 100,
  /** A vehicle's pictures. */
  vehicleImages: 12,
  count: 1000,
} as const;

/** Milliseconds. */
export const durations = {
  toast: 3000,
  slide: 5000,
  chunkTimeout: 120_000,
} as const;
