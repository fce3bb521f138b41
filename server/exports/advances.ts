import { taxOf, type TaxedAtRate } from '../../contract/money/tax.ts';

/**
 * What was paid in advance, shared out to the rates of what it is for, to the cent by largest remainder; what is taken back as what was
 * paid. Without lines it is at `percent`.
 */
export function advanceByRate(
  amount: number,
  rates: readonly Pick<TaxedAtRate, 'vatPercent' | 'gross'>[],
  percent: number,
): TaxedAtRate[] {
  const charged = rates.filter(({ gross }) => gross > 0);
  const shares = charged.length > 0 ? charged : [{ vatPercent: percent, gross: 1 }];
  const cents = (value: number) => Math.round(value * 100);
  const [sign, paid] = [Math.sign(amount), Math.abs(cents(amount))];
  const whole = shares.reduce((sum, { gross }) => sum + cents(gross), 0);
  const exact = shares.map(({ gross }) => (paid * cents(gross)) / whole);
  const parts = exact.map(Math.floor);
  const left = paid - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = [...exact.keys()].toSorted(
    (a, b) => exact[b]! - parts[b]! - (exact[a]! - parts[a]!),
  );
  for (const index of byRemainder.slice(0, left)) parts[index]! += 1;
  return taxOf(
    shares.map(({ vatPercent }, index) => ({ vatPercent, amount: (sign * parts[index]!) / 100 })),
    percent,
  ).rates.filter(({ gross }) => gross !== 0);
}
