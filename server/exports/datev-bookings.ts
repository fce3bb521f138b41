import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import { isTaxDocument } from '../invoices/index.ts';
import type { Batch, Booking } from './datev.ts';

/** Where a company books what. The numbers are settings; these are those that DATEV's charts come with. */
export interface Accounts {
  /** By rate in percent. They compute their tax themselves, so that rows have no tax key. 0 is for what is exempt. */
  revenue: Readonly<Record<string, string>>;
  /** Of all customers in one; empty where each has an account of their own. */
  receivables: string;
  /** What is received for damages. */
  claims: string;
  deposits: string;
  advances: string;
  /** What was paid, until the bank's import books it. */
  transit: string;
}

export const chartAccounts: Record<Batch['chart'], Accounts> = {
  SKR03: {
    revenue: { 19: '8400', 7: '8300', 0: '8200' },
    receivables: '',
    claims: '2742',
    deposits: '1732',
    advances: '1718',
    transit: '1360',
  },
  SKR04: {
    revenue: { 19: '4400', 7: '4300', 0: '4200' },
    receivables: '',
    claims: '4970',
    deposits: '3550',
    advances: '3272',
    transit: '1460',
  },
};

/** The receivables of a customer: an account of their own, one digit longer than the others, or that of all. `customer` counts from zero. */
export function receivablesOf(
  { receivables }: Accounts,
  customer: number,
  accountLength: number,
): string {
  if (receivables !== '') return receivables;
  const [first, last] = [10 ** accountLength, 7 * 10 ** accountLength - 1];
  if (first + customer > last) throw new Error(`No account is left for customer ${customer}`);
  return String(first + customer);
}

/** What an invoice, cancellation or claim books: a row per rate. Throws for a rate without an account. */
export function invoiceBookings(
  content: InvoiceContent,
  accounts: Accounts,
  receivables: string,
): Booking[] {
  const { kind, number, issuedOn, dueOn, supplyTo, buyer, taxes } = content;
  return taxes.map(({ vatPercent, gross }) => {
    const contra = isTaxDocument(content) ? accounts.revenue[String(vatPercent)] : accounts.claims;
    if (contra === undefined) throw new Error(`No account for ${vatPercent} % of ${number}`);
    return {
      amount: gross,
      account: receivables,
      contra,
      number,
      text: buyer.companyName || buyer.name,
      issuedOn,
      suppliedOn: supplyTo,
      // What is taken back changes the tax of the month in which it is.
      taxedOn: kind === 'cancellation' ? issuedOn : supplyTo,
      dueOn: kind === 'cancellation' ? '' : dueOn,
    };
  });
}

interface PaymentOf {
  kind: 'payment' | 'advance' | 'deposit' | 'deposit_kept';
  /** Below zero of what was given back. */
  amount: number;
  paidOn: string;
  number: string;
  text: string;
}

/** What a payment books, where the bank's import does not. */
export function paymentBooking(
  { kind, amount, paidOn, number, text }: PaymentOf,
  { transit, deposits, advances }: Accounts,
  receivables: string,
): Booking {
  const [account, contra] = {
    payment: [transit, receivables] as const,
    advance: [transit, advances] as const,
    deposit: [transit, deposits] as const,
    deposit_kept: [deposits, receivables] as const,
  }[kind];
  return {
    account,
    contra,
    amount,
    number,
    text,
    issuedOn: paidOn,
    suppliedOn: '',
    taxedOn: '',
    dueOn: '',
  };
}
