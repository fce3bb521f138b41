/** Numbers that both sides hold to. Units stand in the names or beside them. */
export const limits = {
  /** Characters of one-line texts: names, places, addresses. */
  line: 100,
  address: 200,
  zipCode: 20,
  email: 254,
  password: { min: 8, max: 128 },
  subject: { min: 5, max: 50 },
  message: { min: 20, max: 200 },
  rentalMinutes: 60,
  /** Days from today within which a rental has to lie. */
  bookingHorizonDays: 730,
  /** Characters that a list is searched for. */
  search: 100,
  page: { size: 20, maxSize: 1000, screen: 10 },
  /** Most days that one call of the timeline shows. */
  timelineDays: 100,
  /** Most reservations that are named as being in the way of another. */
  conflicts: 3,
  /** Most rows of each list on the dashboard. */
  dashboardRows: 50,
  /**
   * No format that pictures are stored in has sides of more than 16,383 pixels but PNG. An AVIF is decoded as a whole, which
   * takes up to 26 bytes a pixel.
   */
  upload: { bytes: 10 * 1024 * 1024, pixels: 50_000_000, avifPixels: 16_000_000, side: 16_000 },
  /** Pixels: smaller ones are icons and previews. Only our form refuses them, other clients may send what they like. */
  leastPicture: { width: 300, height: 200 },
  /** Widths in pixels in which every picture is stored. */
  pictureWidths: [400, 800, 1200],
  price: 10_000,
  count: 1000,
} as const;

/** Milliseconds. */
export const durations = {
  toast: 3000,
  slide: 5000,
  chunkTimeout: 120_000,
} as const;
