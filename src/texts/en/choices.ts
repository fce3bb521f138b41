/** The texts of choosing another vehicle, and of its price. */
export const choiceTexts = {
  takenUntil: (time: string) => `taken until ${time}`,
  taken: 'taken',
  notFree: 'Not free',
  notReady: 'late, or due for inspection',
  pricing: 'Price of the other vehicle',
  keep: 'Keep what was agreed',
  keepHint: 'For a substitute',
  today: 'What it costs today',
  todayHint: 'For a wish of the customer',
  unchanged: 'no difference',
  deposit: (amount: string) => `Deposit ${amount}`,
  noDeposit: 'No deposit',
  kilometres: (perDay: string, each: string) => `${perDay} km a day included, then ${each} per km`,
  allKilometres: 'All kilometres included',
  allowFree: 'Save anyway: nothing is to be paid',
  swap: {
    open: 'Take another vehicle',
    title: 'Another vehicle',
    about:
      'The price stays as agreed. What you have typed of the licence and the drivers stays, too. Your photos of this hand-over are deleted: they show the vehicle that it had. Photos of others stay.',
    otherKind: 'How did the customer agree to a vehicle of another kind?',
    consentHint: 'Such as: by telephone, Mr Meyer',
    submit: 'Take this vehicle',
    done: (vehicle: string) => `This reservation now has ${vehicle}.`,
  },
} as const;

export const catalogue = { texts: choiceTexts, messages: {} };
