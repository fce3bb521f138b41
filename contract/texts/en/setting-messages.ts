/** Messages about the company's settings. */
export const settingMessages = {
  settings: {
    hours: 'Please enter whole hours from 0 to 999',
    minutes: 'Please enter whole minutes from 0 to 999',
    days: 'Please enter whole days from 0 to 999',
    percent: 'Please enter whole percent from 0 to 100',
    taxed: 'Select whether such fees are taxed',
    money: 'Please enter an amount of money',
    account: 'Please enter an account of 3 to 8 digits',
    invoiceAt: 'Select when invoices are issued',
    chart: 'Select SKR 03 or SKR 04',
    consultant: 'Please enter a number from 1001 to 9999999',
    client: 'Please enter a number from 1 to 99999',
    digits: 'Please enter a number from 4 to 8',
    month: 'Please enter a month from 1 to 12',
    booked: 'Select whether payments are included',
    fixed: 'The server’s environment sets this, so it cannot be changed here',
    updated: 'The settings are saved and in force',
  },
  mailSentences: {
    template: 'Please select a mail',
    language: 'Please select a language',
    sentence: 'Please write what is to be added',
    notFound: 'There is no such addition',
    set: 'It is in the mails from now on',
    removed: 'It is no longer in the mails',
  },
  vatRates: {
    day: 'Please enter a day',
    percent: 'Please enter percent from 0 to 99.99',
    tooMany: ({ maximum }: { maximum: number }) =>
      `There are ${maximum} rates already. Remove an old one first`,
    notFound: 'There is no such rate',
    set: 'The rate is saved and in force',
    removed: 'The rate is removed',
  },
} as const;
