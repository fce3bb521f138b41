import { settingMessages } from '../../../contract/texts/en/setting-messages.ts';

/** The texts of the company's settings. */
export const settingTexts = {
  title: 'Settings',
  notOffered: 'This server has no settings',
  about: 'What you save holds for everybody at once. Reservations that were made keep their price.',
  groups: {
    counter: 'Hand-over and return',
    booking: 'Booking and cancelling',
    oneWay: 'Drop-off at another place',
    money: 'Payment and tax',
    accounts: 'Accounting (DATEV)',
  },
  labels: {
    earlyHours: 'Hand-over before the pick-up time (hours)',
    graceMinutes: 'Grace period of a late return (minutes)',
    counterDiscount: 'Discount at the counter (percent)',
    notReadyHours: 'Lead time of vehicles that are not ready (hours)',
    cancellationHours: 'Deadline to change and cancel (hours)',
    oneWayFee: 'Fee of a drop-off at another place',
    transferHours: 'Transfer back to the place (hours)',
    invoiceAt: 'Invoices',
    invoiceDelayMinutes: 'Time until the invoice (minutes)',
    paymentDays: 'Days to pay',
    cancellationTaxed: 'Cancellation fees are taxed',
    noShowTaxed: 'No-show fees are taxed',
    fineTaxed: 'Fees for handling fines are taxed',
    accountChart: 'Chart of accounts',
    datevConsultant: 'Consultant number',
    datevClient: 'Client number',
    accountDigits: 'Digits of an account',
    yearFromMonth: 'First month of the financial year',
    paymentsBooked: 'Include payments',
    accountReceivables: 'Account of all receivables',
    accountRevenue: 'Revenue',
    accountUntaxed: 'Revenue without tax',
    accountClaims: 'Compensation for damages',
    accountDeposits: 'Deposits held',
    accountAdvances: 'Advances received',
    accountTransit: 'Money in transit',
  },
  hints: {
    earlyHours: 'You may hand over a vehicle so many hours before the agreed pick-up.',
    graceMinutes:
      'A return so many minutes after the agreed time costs the customer nothing more. The rental contract says 15 minutes: change it as well.',
    counterDiscount:
      'Staff at the counter may lower the price of a rental by so many percent. More only administrators can.',
    notReadyHours:
      'Customers cannot pick up a vehicle that is late or past an inspection within so many hours.',
    cancellationHours:
      'Customers may change and cancel until so many hours before the pick-up. The rental contract says 24 hours: change it as well.',
    oneWayFee: 'With tax. What was booked keeps its fee. If empty, it is not offered.',
    transferHours:
      'So many hours after such a rental nobody can have the vehicle: it is brought back to where it was picked up.',
    invoiceAt:
      'After the return invoices are issued by themselves; what is missing for one stands under Invoices.',
    invoiceDelayMinutes:
      'For so long after it a return can be undone without an invoice to be cancelled.',
    paymentDays:
      'So many days after its issue an invoice is due; without an invoice, after the end of the rental.',
    cancellationTaxed: 'Your tax adviser decides that. Until then your own rate applies.',
    noShowTaxed: 'Your tax adviser decides that. Until then your own rate applies.',
    fineTaxed: 'Your tax adviser decides that. Until then your own rate applies.',
    accountChart: 'For the DATEV file. Your accountant tells you, as both numbers.',
    datevConsultant: 'The number of your accountant at DATEV.',
    datevClient: 'Your number at your accountant.',
    accountDigits: 'Accounts of customers have one more.',
    yearFromMonth: '1 for January.',
    paymentsBooked:
      'Payments and deposits. Usually no: the accountant books them with the bank statements.',
    accountReceivables: 'If empty: each customer has an account, from 10000 on.',
    accountRevenue: 'At the standard rate. If empty: 8400 or 4400.',
    accountUntaxed: 'If empty: 8200 or 4200.',
    accountClaims: 'If empty: 2742 or 4970.',
    accountDeposits: 'With payments only. If empty: 1732 or 3550.',
    accountAdvances: 'With payments only. If empty: 1718 or 3272.',
    accountTransit: 'With payments only. If empty: 1360 or 1460.',
  },
  return: 'After the return, by themselves',
  hand: 'By hand only',
  asUsual: 'As usual',
  undecided: 'Not decided yet',
  yes: 'Yes',
  no: 'No',
  SKR03: 'SKR 03',
  SKR04: 'SKR 04',
  vat: {
    title: 'Value-added tax by date',
    about:
      'The rate on the last day of a rental applies, whatever held at booking. The price that was agreed stays.',
    before: (percent: string) =>
      `Before the first day of the list: ${percent} %, or what was stored at booking.`,
    validFrom: 'From',
    percent: 'Rate in percent',
    add: 'Set rate',
    none: 'No other rate was decided.',
    remove: 'Remove',
    removeOf: (day: string) => `Remove the rate from ${day}`,
    actions: 'Actions',
  },
  mails: {
    title: 'Own sentences in mails',
    summary: 'A request, a notice, a greeting of yours',
    about:
      'They stand in each such mail at the end of what it says. Mails that were sent stay as they are.',
    none: 'Nothing is added to any mail.',
    template: 'Mail',
    language: 'Language',
    languages: { de: 'German', en: 'English' },
    sentence: 'Sentences',
    hint: 'A blank line begins a new paragraph. What is there already is replaced.',
    add: 'Add to the mail',
    save: 'Save',
    edit: 'Edit',
    editOf: (mail: string) => `Edit what is added to “${mail}”`,
    remove: 'Remove',
    removeOf: (mail: string) => `Remove what is added to “${mail}”`,
    actions: 'Actions',
  },
  operator: {
    title: 'Settings of the server',
    summary: 'Only the operator changes them',
    about:
      'They are variables of the environment and hold from the next start on. What each means stands in docs/settings.md.',
    variable: 'Variable',
    value: 'Value',
    source: 'From',
    secret: 'Set, and secret',
    none: 'None',
    sources: { default: 'Default', environment: 'Environment', file: 'File' },
  },
  usual: (value: string) => `If empty: ${value}.`,
  fixed: (variable: string) =>
    `The server’s environment sets this (${variable}). It cannot be changed here.`,
  save: 'Save',
} as const;

export const catalogue = { texts: settingTexts, messages: settingMessages };
