/** The texts of what is open, and of the journal of payments. */
export const openAmountTexts = {
  sums: {
    notDue: 'Invoices, not due yet',
    upTo30: 'Invoices, up to 30 days overdue',
    longer: 'Invoices, overdue for longer',
    notInvoiced: 'Rentals that are over, not invoiced',
    booked: 'Booked, not paid yet',
    overpaid: 'Paid too much',
    depositsDue: 'Deposits still due',
    depositsHeld: 'Deposits held',
  },
  open: 'Open invoices',
  overdue: 'of which overdue',
  journal: 'Payments',
  totals: 'In and out by method',
  day: 'When',
  kind: 'What',
  method: 'How',
  allMethods: 'All',
  reservation: 'Reservation',
  customer: 'Customer',
  amount: 'Amount',
  receipt: 'Receipt or note',
  received: 'In',
  paidOut: 'Out',
  balance: 'Balance',
  none: 'No payments',
  notOffered: 'This server keeps no payments.',
} as const;

export const catalogue = { texts: openAmountTexts, messages: {} };
