export const endingMessages = {
  endings: {
    number: 'Enter which contract it is',
    kind: 'Choose the kind of cancellation',
    reason: 'Enter the reason',
    when: 'Choose a day, or leave it empty',
    received: 'We have your cancellation',
  },
} as const;
