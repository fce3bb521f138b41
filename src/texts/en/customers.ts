import { counting } from '../../../contract/texts/counting.ts';
import { customerMessages } from '../../../contract/texts/en/customer-messages.ts';

const { number, plural } = counting('en');

/** The texts of what administrators know of customers, and do with their records. */
export const customerTexts = {
  data: {
    title: 'For the company only',
    about:
      'Of this, customers see only the licence class in their account. Whoever asks for the data stored about them gets all of it, the note included.',
    note: 'Note',
    blocked: 'Blocked from booking',
    blockedHint:
      'Can still log in, see and cancel reservations, but neither book nor extend online. Please write the reason into the note.',
    trusted: 'Trusted',
    trustedHint: 'May book as many days ahead as a customer who has rented before.',
    licenceSeenOn: 'Driving licence last seen on',
    licenceClass: 'Licence class',
    unknownClass: 'Not known',
    yes: 'Yes',
    no: 'No',
  },
  past: 'Earlier reservations',
  isBlocked: 'This customer is blocked from booking.',
  noEmail: 'No email: please call',
  bookAnyway: 'This customer is blocked from booking. You can book for them nevertheless.',
  noteSays: (note: string) => `Note: ${note}`,
  totals: {
    title: 'Amounts',
    failed: 'The totals could not be loaded',
    reservations: 'Reservations',
    counted: (all: string, open: string) => `${all}, ${open} not closed`,
    due: 'Total',
    paid: 'Paid',
    left: 'Still to be paid',
    tooMuch: 'Paid too much',
    held: 'Deposit held',
    invoices: 'Invoices of this customer',
  },
  record: {
    title: 'Data',
    about: {
      download: 'When somebody asks for the data stored about them (Art. 15 GDPR)',
      merge: 'Two records of one person become one',
      delete: 'The whole account, as long as it has no reservations',
      erase: 'Name, address and log-in; reservations stay for the tax office',
    },
    download: 'Download the data',
    downloading: 'The data is being put together',
  },
  merge: {
    open: 'Merge with another record',
    title: 'Merge two records',
    about: (name: string) =>
      `Choose the other record of the same person. All that it has moves to ${name}, then its personal data is erased and its log-ins end. You won't be able to revert this!`,
    other: 'The other record',
    counting: 'Counting what moves …',
    moves: 'This moves:',
    nothing: 'The other record has no reservations.',
    reservations: (all: number, open: number) =>
      `${plural(all, { one: '# reservation', other: '# reservations' })}, ${number(open)} not closed`,
    payments: (count: number) => plural(count, { one: '# payment', other: '# payments' }),
    mails: (count: number) =>
      plural(count, { one: '# mail about reservations', other: '# mails about reservations' }),
    takes: (fields: string) => `This is taken over: ${fields}`,
    language: 'Language of mails',
    confirm: 'Merge',
    done: (name: string) => `The records are merged into ${name}.`,
  },
  merged: 'This record was merged into another one.',
  toMerged: 'To that record',
  licence: {
    seen: 'Driving licence seen',
    seenAgain: 'Driving licence seen again',
    never: 'Has not been seen yet.',
    due: (day: string) => `Last seen on ${day}. Please look at it again.`,
    notDue: (day: string, until: string) =>
      `Last seen on ${day}. Not needed again until after ${until}.`,
  },
} as const;

export const catalogue = { texts: customerTexts, messages: customerMessages };
