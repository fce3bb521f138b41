/** What documents about money are called, on paper, in lists and in mails. */
export const invoiceTitles = {
  invoice: 'Invoice',
  correction: 'Invoice correction',
  cancellation: 'Cancellation invoice',
  claim: 'Claim for damages',
  withdrawal: 'Withdrawn claim for damages',
} as const;
