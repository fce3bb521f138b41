/** What invoices say, on paper and to programs. */
export const invoiceTexts = {
  vehicle: (model: string, plate: string) =>
    plate ? `Vehicle: ${model}, licence plate ${plate}` : `Vehicle: ${model}`,
  dueOn: (day: string) => `Payable by ${day} without deduction.`,
  isPaid: 'The amount has been paid.',
  isReturned: 'What was paid for it is credited or returned.',
  depositHeld: (amount: string) => `We hold a deposit of ${amount}, which is not part of this sum.`,
};
