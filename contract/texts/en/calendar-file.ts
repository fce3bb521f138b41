/** What a calendar shows of a rental. */
export const calendarFileTexts = {
  summary: (vehicle: string) => `Rental: ${vehicle}`,
  reminder: (vehicle: string) => `Tomorrow you pick up: ${vehicle}`,
  number: (number: string) => `Reservation ${number}`,
  vehicle: (vehicle: string) => `Vehicle: ${vehicle}`,
  pickUp: (when: string, place: string) => `Pick-up: ${when}, ${place}`,
  dropOff: (when: string, place: string) => `Drop-off: ${when}, ${place}`,
  phone: (phone: string) => `Telephone: ${phone}`,
  goesOut: (vehicle: string, isDone: boolean) => `${isDone ? 'Picked up' : 'Pick-up'}: ${vehicle}`,
  comesBack: (vehicle: string, isDone: boolean) => `${isDone ? 'Returned' : 'Return'}: ${vehicle}`,
  ownFeed: (company: string) => `Rentals with ${company}`,
  officeFeed: (place: string) => `Pick-ups and returns, ${place}`,
  fileName: (number: string) => `Reservation-${number}`,
};
