/** The number by which customers and the company name a reservation: `R-000123`. */
export const reservationNumber = (id: number | string): string =>
  `R-${String(id).padStart(6, '0')}`;

const largestId = 2_147_483_647;

/** The id in what somebody typed as a number: `R-000123`, `R–123`, `r 123`, `#123`, `123`; null if it is none. */
export function idInNumber(typed: string): number | null {
  const digits = /^(?:#\s*|r\s*(?:\p{Pd}\s*)?)?0*(\d{1,10})$/iu.exec(typed.trim())?.[1];
  const id = Number(digits ?? 0);
  return id > 0 && id <= largestId ? id : null;
}
