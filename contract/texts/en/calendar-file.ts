/** What a calendar shows of a rental. */
export const calendarFileTexts = {
  summary: (vehicle: string) => `Rental: ${vehicle}`,
  reminder: (vehicle: string) => `Tomorrow you pick up: ${vehicle}`,
  number: (number: string) => `Reservation ${number}`,
  vehicle: (vehicle: string) => `Vehicle: ${vehicle}`,
  pickUp: (when: string, place: string) => `Pick-up: ${when}, ${place}`,
  dropOff: (when: string, place: string) => `Drop-off: ${when}, ${place}`,
  phone: (phone: string) => `Telephone: ${phone}`,
  fileName: (number: string) => `Reservation-${number}`,
};
