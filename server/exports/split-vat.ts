/** A gross amount with the tax in it. */
export interface Split {
  net: number;
  vat: number;
  gross: number;
}

/** Splits a gross amount to the cent; the tax is rounded half away from zero, and net and tax are the gross amount. */
export function splitVat(gross: number, percent: number): Split {
  const cents = BigInt(Math.round(Math.abs(gross) * 100));
  const rate = BigInt(Math.round(percent * 100));
  const whole = 10_000n + rate;
  const tax = (2n * cents * rate + whole) / (2n * whole);
  const sign = gross < 0 ? -1 : 1;
  const signed = (value: bigint) => (value === 0n ? 0 : (sign * Number(value)) / 100);
  return { net: signed(cents - tax), vat: signed(tax), gross: signed(cents) };
}

/** The sum of such amounts, exact to the cent. */
export function sumSplits(splits: readonly Split[]): Split {
  const sum = (name: keyof Split) =>
    splits.reduce((cents, split) => cents + Math.round(split[name] * 100), 0) / 100;
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}
