import type { InvoiceContent, invoiceTitles } from '../../../contract/money/invoice-content.ts';

/** All that it says without its lines. */
export type InvoiceHead = Omit<InvoiceContent, 'lines'>;

/** Whether it is about taxed, or exempt, supplies: neither a claim nor what cancels one. */
export const isTaxDocument = ({ kind, taxes, untaxedBecause }: InvoiceHead): boolean =>
  kind !== 'claim' && (untaxedBecause !== '' || taxes.every(({ vatPercent }) => vatPercent !== 0));

/** Whether programs are to read it: between companies of the country. */
export const isElectronic = (content: InvoiceHead): boolean =>
  isTaxDocument(content) &&
  content.buyer.companyName !== '' &&
  content.buyer.country === content.seller.country;

/** What it is called. */
export function titleOf(content: InvoiceHead): (typeof invoiceTitles)[number] {
  const { kind, gross } = content;
  if (kind === 'cancellation') return isTaxDocument(content) ? kind : 'withdrawal';
  return kind === 'invoice' && gross < 0 ? 'correction' : kind;
}

const cents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: number[]): number =>
  amounts.reduce((all, amount) => all + cents(amount), 0) / 100;
const areEqual = (one: number, other: number): boolean => cents(one) === cents(other);

/**
 * The rules of EN 16931 that an invoice breaks, by their names: what its sums are, and of its fields those that no law spares. None
 * that is stored may break one. Prices of the lines (BR-27) and the amount due (BR-CO-16) are right by how `toXml` writes them; there
 * are no discounts beside the lines (BR-CO-11, BR-CO-12).
 */
export function brokenRules(content: InvoiceContent): string[] {
  const { number, kind, cancels, seller, buyer, lines, taxes, net, tax, gross, paid } = content;
  const ofRate = (rate: number) => lines.filter(({ vatPercent }) => vatPercent === rate);
  const amounts = [content, ...lines, ...taxes].flatMap((row) => [row.net, row.tax, row.gross]);
  const isExempt = taxes.some(({ vatPercent }) => vatPercent === 0);
  const rules: Record<string, boolean> = {
    'BR-02': number !== '',
    'BR-06': seller.name !== '',
    'BR-07': buyer.companyName + buyer.name !== '',
    'BR-25': lines.every(({ name }) => name !== ''),
    'BR-29': content.supplyFrom <= content.supplyTo,
    'BR-55': (kind === 'cancellation') === (cancels !== null),
    'BR-CO-10': areEqual(sum(lines.map((line) => line.net)), net),
    'BR-CO-13': areEqual(sum(taxes.map((row) => row.net)), net),
    'BR-CO-14': areEqual(sum(taxes.map((row) => row.tax)), tax),
    'BR-CO-15': [content, ...taxes].every((row) => areEqual(row.net + row.tax, row.gross)),
    'BR-CO-16': kind === 'cancellation' ? paid === 0 : paid >= 0 && paid <= Math.max(gross, 0),
    // The tax is computed from the gross amount: of about one in six no net fits to the cent.
    'BR-CO-17': taxes.every(
      (row) => Math.abs(cents((row.net * row.vatPercent) / 100 - row.tax)) <= 1,
    ),
    'BR-CO-18': new Set(taxes.map(({ vatPercent }) => vatPercent)).size === taxes.length,
    'BR-CO-25': gross - paid <= 0 || content.dueOn !== '',
    'BR-CO-26': seller.vatId + seller.taxNumber + seller.register.number !== '',
    'BR-DEC-23': amounts.every((amount) => Math.abs(amount * 100 - cents(amount)) < 1e-6),
    'BR-E-10': !isTaxDocument(content) || !isExempt || content.untaxedBecause !== '',
    'BR-S-02': !isTaxDocument(content) || seller.vatId + seller.taxNumber !== '',
    'BR-S-08': taxes.every((row) =>
      areEqual(sum(ofRate(row.vatPercent).map((line) => line.net)), row.net),
    ),
    'BR-S-09': taxes.every((row) =>
      areEqual(sum(ofRate(row.vatPercent).map((line) => line.tax)), row.tax),
    ),
    'BR-S-01': lines.every((line) => taxes.some((row) => row.vatPercent === line.vatPercent)),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}
