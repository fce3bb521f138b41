/** What a vehicle costs, in the company's currency. A day costs at most `pricePerDay`, a week at most `pricePerWeek`. */
export interface Rates {
  pricePerHour: number;
  pricePerDay?: number | null | undefined;
  pricePerWeek?: number | null | undefined;
}

/** A part of a price: so many units at a price each. */
export interface PriceLine {
  kind: 'rental';
  unit: 'hour' | 'day' | 'week';
  quantity: number;
  unitPrice: number;
  amount: number;
}

const hoursPerDay = 24;
const hoursPerWeek = 168;

/**
 * The lines of a rental of so many started hours; their sum is what the database's function `rental_price` gives. A cap that
 * is reached shows as the larger unit.
 */
export function priceLines(hours: number, rates: Rates): PriceLine[] {
  const hour = toCents(rates.pricePerHour);
  const day = Math.min(toCents(rates.pricePerDay ?? Infinity), hoursPerDay * hour);
  const week = Math.min(toCents(rates.pricePerWeek ?? Infinity), 7 * day);
  let weeks = Math.floor(hours / hoursPerWeek);
  let days = Math.floor((hours % hoursPerWeek) / hoursPerDay);
  let left = hours % hoursPerDay;
  if (left * hour >= day) [days, left] = [days + 1, 0];
  if (days * day + left * hour >= week) [weeks, days, left] = [weeks + 1, 0, 0];
  // Units that save nothing are no caps, and are written as smaller ones.
  if (week === 7 * day) [weeks, days] = [0, weeks * 7 + days];
  if (day === hoursPerDay * hour) [days, left] = [0, days * hoursPerDay + left];
  const lines = [
    { unit: 'week', quantity: weeks, cents: week },
    { unit: 'day', quantity: days, cents: day },
    { unit: 'hour', quantity: left, cents: hour },
  ] as const;
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ unit, quantity, cents }) => ({
      kind: 'rental',
      unit,
      quantity,
      unitPrice: cents / 100,
      amount: (quantity * cents) / 100,
    }));
}

const toCents = (amount: number): number => Math.round(amount * 100);
