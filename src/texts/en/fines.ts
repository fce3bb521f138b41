import { fineMessages } from '../../../contract/texts/en/fine-messages.ts';

/** The texts of the fines desk: who had a vehicle. */
export const fineTexts = {
  title: 'Who had the vehicle?',
  notOffered: 'This server does not know who had a vehicle',
  about: 'Enter plate and time of a notice. Former plates are found, too.',
  plate: 'Licence plate',
  date: 'Date',
  time: 'Time',
  ask: 'Find out',
  result: 'The answer',
  vehicle: 'Vehicle',
  at: 'Time',
  customer: 'Renter',
  address: 'Address',
  drivers: 'Drivers',
  reservation: 'Reservation',
  period: 'From and until',
  span: (from: string, until: string) => `${from} to ${until}`,
  stillOut: 'still out',
  sources: {
    counter: 'The hand-over was recorded.',
    agreed: 'No hand-over was recorded: these are the agreed times.',
  },
  unnamed: 'Nobody was named',
  nobody: 'Nobody had the vehicle at that time.',
  before: 'The rental before',
  after: 'The rental after',
  none: 'None',
  twice: 'The clock was put back that night: this time came twice. Shown is the first.',
  twiceSecond: 'The clock was put back that night: this time came twice. Shown is the second.',
  showSecond: 'Show the second',
  showFirst: 'Show the first',
  locked:
    'The customer’s data was erased and is locked. It is shown for a reason, which the history keeps.',
  gone: 'Locked',
  reason: 'Reason',
  reasonHint: 'File number of the notice, for example. The history keeps it.',
  unlock: 'Show locked data',
  letter: {
    title: 'Letter',
    to: 'For',
    kinds: {
      authority: 'An authority',
      private: 'A private claimant: name and address only',
    },
    recipient: 'Recipient with address',
    reference: 'Their reference',
    save: 'Save the letter (PDF)',
    saved: 'The letter is saved, and noted in the history',
    fileName: 'who-had-it',
  },
} as const;

export const catalogue = { texts: fineTexts, messages: fineMessages };
