import { encode } from 'uqr';

interface Transfer {
  holder: string;
  iban: string;
  /** May be empty: banks of the euro area know it by the IBAN. */
  bic: string;
  /** In euros. */
  amount: number;
  /** What the seller finds the payment by, such as the invoice's number. */
  reference: string;
}

/** What the code says, by the guideline EPC069-12 of the European Payments Council: UTF-8, a line for each field. */
export const giroText = ({ holder, iban, bic, amount, reference }: Transfer): string =>
  [
    ...['BCD', '002', '1', 'SCT', compact(bic), holder.slice(0, 70), compact(iban)],
    ...[`EUR${amount.toFixed(2)}`, '', '', reference.slice(0, 35)],
  ].join('\n');

const compact = (text: string): string => text.replaceAll(' ', '');

/** The code that banking apps read a transfer of: a row of ones, which are dark, and zeros each. Throws for an amount that is none. */
export function giroCode(transfer: Transfer): string[] {
  const { amount } = transfer;
  if (!(amount >= 0.01 && amount <= 999_999_999.99)) throw new Error(`No transfer of ${amount}`);
  // No larger than the guideline allows.
  const { data } = encode(giroText(transfer), { ecc: 'M', border: 0, maxVersion: 13 });
  return data.map((row) => row.map(Number).join(''));
}
