import { moneyMessages } from './money-messages.ts';

/** The texts of money that is noted at the counter, and of reports of it. */
export const moneyTexts = {
  title: 'Money',
  total: 'To be paid',
  paid: 'Paid',
  open: 'Open',
  tooMuch: 'Paid too much',
  isPaid: 'All paid',
  nothingDue: 'Nothing to be paid',
  isOpen: (amount: string) => `${amount} open`,
  isTooMuch: (amount: string) => `${amount} paid too much`,
  depositAgreed: 'Deposit agreed',
  depositHeld: 'Deposit held',
  kinds: {
    payment: 'Payment',
    refund: 'Refund',
    deposit_taken: 'Deposit taken',
    deposit_returned: 'Deposit given back',
  },
  methods: { cash: 'Cash', card: 'Card', transfer: 'Transfer', other: 'Other' },
  list: 'Noted so far',
  entry: (kind: string, method: string) => `${kind}, ${method}`,
  by: (time: string, name: string) => `${time}, ${name}`,
  form: 'Note money',
  kind: 'What',
  method: 'How',
  amount: (currency: string) => `Amount in ${currency}`,
  note: 'Note (optional)',
  submit: 'Note it',
  added: (entry: string, amount: string) => `${entry}, ${amount}: noted.`,
  removeQuestion: 'Remove what was noted?',
  removed: 'It is removed.',
  report: {
    title: 'Monthly report',
    about:
      'Rentals that ended in the month, by their return or else their drop-off. Of cancelled ones, fees only.',
    month: 'Month',
    rate: 'VAT rate',
    percent: (value: string) => `${value} %`,
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    sum: 'Total',
    none: 'No rental ended in this month.',
    excel: 'Download Excel',
    csv: 'Download CSV',
    loading: 'Downloading',
    notOffered: 'This server writes no reports.',
  },
} as const;

export const catalogue = { texts: moneyTexts, messages: moneyMessages };
