/** Dollars, with cents: `$12.50`. */
export const price = (dollars: number): string => `$${dollars.toFixed(2)}`;

/** Dollars for each started hour: `$12.50/hour`. */
export const pricePerHour = (dollars: number): string => `${price(dollars)}/hour`;

/** A share from 0 to 1 as whole percent: `42 %`. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A wall time of the wire, `2030-01-02T10:00:00`, as `2030-01-02 10:00`. */
export const dateTime = (wallTime: string): string => wallTime.slice(0, 16).replace('T', ' ');
