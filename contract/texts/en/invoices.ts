import { invoiceTitles } from './invoice-titles.ts';

/** What invoices say, on paper and to programs. */
export const invoiceTexts = {
  titles: invoiceTitles,
  number: 'Number',
  orderNumber: 'Order number',
  costCentre: 'Cost centre',
  ownVatId: 'Your VAT ID',
  taxNumber: (number: string) => `Tax number ${number}`,
  period: 'Rented',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  cancels: (number: string, day: string) =>
    `This cancels invoice ${number} of ${day} in whole. Please do not pay that invoice any more.`,
  withdraws: (number: string, day: string) => `We withdraw our claim ${number} of ${day} in whole.`,
  claims: 'The vehicle was damaged while you rented it. We claim compensation for:',
  items: { invoice: 'Services', cancellation: 'Services', claim: 'Damage' },
  heads: { percent: 'VAT', net: 'Net', gross: 'Gross' },
  total: { invoice: 'Total', cancellation: 'Cancelled', claim: 'Claimed' },
  taxOf: (percent: string, net: string) => `${percent}\u00a0% VAT on ${net}`,
  payment: 'Payment',
  paid: 'Paid so far',
  open: 'To be paid',
  account: 'Account',
  bic: (bic: string) => `BIC ${bic}`,
  reference: 'Reference',
  scan: 'Scan to pay with your banking app',
  code: (amount: string, reference: string) =>
    `GiroCode for a transfer of ${amount}, reference ${reference}`,
  vehicle: (model: string, plate: string) =>
    plate ? `Vehicle: ${model}, licence plate ${plate}` : `Vehicle: ${model}`,
  dueOn: (day: string) => `Payable by ${day} without deduction.`,
  compensation: 'Compensation is no payment for a service: no VAT is due on it.',
  isPaid: 'The amount has been paid.',
  isReturned: 'What was paid for it is credited or returned.',
  deposit: (amount: string) => `${amount} held, not part of this sum`,
  depositHeld: (amount: string) => `We hold a deposit of ${amount}, which is not part of this sum.`,
  late: 'If you do not pay within 30 days after this invoice is due and has reached you, you are in default even without a reminder (section 286 (3) of the German Civil Code).',
};
