/** The number by which customers and the company name a reservation: `R-000123`. */
export const reservationNumber = (id: number | string): string =>
  `R-${String(id).padStart(6, '0')}`;
