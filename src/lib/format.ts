const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Dollars, with cents: `$1,368.00`. */
export const price = (amount: number): string => dollars.format(amount);

/** A count: `1,312`. */
export const amount = (count: number): string => whole.format(count);

/** Dollars per started hour: `$12.50/hour`. */
export const pricePerHour = (amount: number): string => `${price(amount)}/hour`;

/** A share from 0 to 1, in whole percent: `42 %`. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A wall time of the wire, `2030-01-02T10:00:00`, as `2030-01-02 10:00`. */
export const dateTime = (wallTime: string): string => wallTime.slice(0, 16).replace('T', ' ');
