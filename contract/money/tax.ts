import { sumOf } from '../reservations/lines.ts';

/** A gross amount with the tax in it; `net` and `tax` are `gross` to the cent. */
export interface Taxed {
  net: number;
  tax: number;
  gross: number;
}

/** What is taxed at a rate, in percent. */
export interface TaxedAtRate extends Taxed {
  vatPercent: number;
}

/** A gross amount; without a rate of its own it has the document's. */
export interface GrossLine {
  amount: number;
  vatPercent?: number | null | undefined;
}

/**
 * The tax in a document's lines, by rate in the order of the lines, and each line's part of it. The tax of a rate is that of the sum,
 * rounded half away from zero; lines share it to the cent by largest remainder.
 */
export function taxOf<Line extends GrossLine>(
  lines: readonly Line[],
  percent: number,
): { rates: TaxedAtRate[]; lines: (Line & TaxedAtRate)[] } {
  const rated = lines.map((line) => ({ ...line, vatPercent: line.vatPercent ?? percent }));
  const taxes = new Map<unknown, bigint>();
  const rates = [...Map.groupBy(rated, ({ vatPercent }) => vatPercent)].map(
    ([vatPercent, group]): TaxedAtRate => {
      const cents = group.map(({ amount }) => centsOf(amount));
      for (const [index, tax] of sharesOf(cents, vatPercent).entries())
        taxes.set(group[index], tax);
      const gross = sum(cents);
      return { vatPercent, ...split(gross, rounded(exactly(gross, vatPercent), vatPercent)) };
    },
  );
  return {
    rates,
    lines: rated.map((line) => ({ ...line, ...split(centsOf(line.amount), taxes.get(line)!) })),
  };
}

/** The tax in an amount by rate, without the rates that have none. Where the lines do not add up to it, all of it has one rate. */
export const taxIn = (
  amount: number,
  lines: readonly GrossLine[],
  percent: number,
): TaxedAtRate[] =>
  taxOf(sumOf(lines) === amount ? lines : [{ amount }], percent).rates.filter(
    ({ tax }) => tax !== 0,
  );

/** The sum of such amounts, exact to the cent. */
export function sumTaxed(all: readonly Taxed[]): Taxed {
  const total = (name: keyof Taxed) => sum(all.map((each) => centsOf(each[name])));
  return split(total('gross'), total('tax'));
}

const centsOf = (amount: number): bigint => BigInt(Math.round(amount * 100));
const sum = (cents: bigint[]): bigint => cents.reduce((total, each) => total + each, 0n);
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

const split = (gross: bigint, tax: bigint): Taxed => ({
  net: Number(gross - tax) / 100,
  tax: Number(tax) / 100,
  gross: Number(gross) / 100,
});

// In hundredths of a percent.
const rateOf = (percent: number): bigint => BigInt(Math.round(percent * 100));
const wholeOf = (percent: number): bigint => 10_000n + rateOf(percent);

/** The tax in so many cents, times `wholeOf` its rate. */
const exactly = (cents: bigint, percent: number): bigint => cents * rateOf(percent);

function rounded(exact: bigint, percent: number): bigint {
  const whole = wholeOf(percent);
  const tax = (2n * magnitude(exact) + whole) / (2n * whole);
  return exact < 0n ? -tax : tax;
}

/** The tax in each of several amounts; what is taken back is shared out as it was charged. */
function sharesOf(cents: bigint[], percent: number): bigint[] {
  const whole = wholeOf(percent);
  const total = sum(cents);
  const sign = (total || cents.find(Boolean) || 0n) < 0n ? -1n : 1n;
  const exact = cents.map((each) => sign * exactly(each, percent));
  const shares = exact.map((each) => (each - remainderOf(each, whole)) / whole);
  const left = rounded(exactly(sign * total, percent), percent) - sum(shares);
  const byRemainder = [...exact.keys()].toSorted((a, b) =>
    Number(remainderOf(exact[b]!, whole) - remainderOf(exact[a]!, whole)),
  );
  for (const index of byRemainder.slice(0, Number(left))) shares[index]! += 1n;
  return shares.map((each) => sign * each);
}

const remainderOf = (value: bigint, whole: bigint): bigint => ((value % whole) + whole) % whole;
