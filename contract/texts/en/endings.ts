import { endingMessages } from './ending-messages.ts';

/** The texts of ending a contract. */
export const endingTexts = {
  form: 'Cancel a contract',
  labels: {
    kind: 'Kind of cancellation',
    reason: 'Reason for it',
    reasonGiven: 'Reason',
    number: 'Contract',
    name: 'Name',
    email: 'Email',
    when: 'Ends on (optional)',
    end: 'Ends',
  },
  kinds: { ordinary: 'Ordinary cancellation', cause: 'Cancellation for cause' },
  next: 'as soon as possible',
  hints: {
    number: 'The number of your booking, such as R-000123, or what else tells us which contract',
    when: 'Without a day, it ends as soon as possible',
  },
  send: 'cancel now',
  /** The subject of the message. */
  subject: (number: string) => `Cancellation: ${number}`,
  received: {
    title: 'We have your cancellation',
    at: (time: string) => `Received on ${time}.`,
    mailed: (email: string) => `We also send this confirmation to ${email}.`,
    save: 'Save the confirmation',
    file: 'cancellation',
    print: 'Print',
  },
  notOffered: 'Contracts cannot be cancelled here at the moment. Please write to',
} as const;

export const catalogue = { texts: endingTexts, messages: endingMessages };
