/** Messages of the calls and forms that any visitor may use. */
export const siteMessages = {
  common: {
    badCharacters: 'Some characters are not allowed here',
    unprintable: ({ characters }: { characters: string }) =>
      `We cannot print this: ${characters}. Please write it differently`,
    tooLong: ({ maximum }: { maximum: number }) => `Must be at most ${maximum} characters`,
    emailName: 'Please use at most 64 characters before the @, without umlauts or blanks',
    emailDomain: 'Please check the domain after the @',
    text: 'Please enter a text',
    badRequest: 'The request could not be read',
    changedMeanwhile: 'This was changed by somebody else meanwhile',
    internal: 'Something went wrong on our side. Please try again',
  },
  sessions: {
    ended: 'Your session has ended. Please log in again',
  },
  /** Shown on the next page, too. */
  bookings: {
    created: 'Reservation created',
  },
  contact: {
    name: 'Enter your name',
    email: 'Enter your email',
    subject: 'Enter subject of message',
    subjectShort: 'Your subject should be at least 5 characters',
    subjectLong: 'Your subject should be max 50 characters',
    body: 'Enter your message',
    bodyShort: 'Your message should be at least 20 characters',
    bodyLong: 'Your subject should be max 200 characters', // sic
    sent: 'Your message was send', // sic
    deleted: 'Message was deleted',
  },
} as const;
