/** The texts of the list of reservations with their states. */
export const finderTexts = {
  number: 'Number',
  state: 'State',
  views: 'Which reservations',
  next: 'What is next',
  everything: 'All reservations',
  words: 'Name or number',
  filterStates: { open: 'Not closed', over: 'Over', all: 'All' },
} as const;

export const catalogue = { texts: finderTexts, messages: {} };
