/** Messages about money that is noted, and about reports of it. */
export const moneyMessages = {
  payments: {
    id: 'Send a UUID that names the payment',
    kind: 'Select what was paid or given back',
    method: 'Select how it was paid',
    amount: 'Please enter an amount above zero',
    note: 'Please enter a note',
    at: 'Select when it was',
    abovePaid: 'That is more than was paid. Only what was paid can be refunded',
    aboveHeld: 'That is more than is held. Only the deposit that was taken can be given back',
    aboveOpen: 'That is more than is open. Of the deposit only what is owed can be kept',
    receipt: "Please enter the number of the till's receipt",
    several: 'Send a list of at most 10 payments',
    needed: 'Part of this was given back already. Remove that first',
    final: 'This was noted on an earlier day and stays. Note a refund instead',
    notFound: 'There is no such payment',
    idReused: 'Another payment was sent with this id',
    added: 'Payment was noted',
    removed: 'Payment was removed',
  },
  invoices: {
    state: 'Select a state of invoices',
    reason: 'Please enter why it is cancelled',
    reissue: 'Say whether it is issued anew',
    notFound: 'There is no such invoice',
    notElectronic: 'This is no e-invoice: there is no XML file',
    notReturned: 'Invoices are issued once the vehicle is back',
    nothing: 'Everything of this reservation stands on an invoice',
    incomplete: 'Something that the law asks for is missing',
    outdated: 'The price has changed since the invoice. Cancel it and issue it anew',
    isCancelled: 'This was cancelled already',
    isCancellation: 'A cancellation stays. Issue a new invoice instead',
    nothingOpen: 'Nothing of this invoice is open',
    noAddress: 'There is no e-mail address on this invoice. Write a letter or call',
    remindedToday: 'You have sent a reminder of this invoice today',
    reminded: 'The reminder is on its way',
    issued: 'Invoice was issued',
    cancelled: 'Invoice was cancelled',
  },
  reports: {
    month: 'Select a month',
    lines: 'Say true or false',
    format: 'Say csv or xlsx',
    settingsMissing:
      'For the DATEV file enter the chart of accounts, the consultant number and the client number in the settings, under Accounting',
    accountTooLong: ({ account, digits }: { account: string; digits: number }) =>
      `Account ${account} has more than ${digits} digits. Change that in the settings, under Accounting`,
    tooManyCustomers:
      'There are more customers than accounts. Enter an account of all receivables, or more digits, in the settings, under Accounting',
    noAccount: ({ number, percent }: { number: string; percent: number }) =>
      `${number} has ${percent} % tax, for which the chart has no account. Book this month by hand`,
    otherCurrency: ({ number, currency }: { number: string; currency: string }) =>
      `${number} is in ${currency}. Book this month by hand`,
  },
} as const;
