/** Messages about other programs: their keys, and what they are told. */
export const programMessages = {
  keys: {
    name: 'Please enter a name',
    rights: 'Choose what the key may do',
  },
  webhooks: {
    url: 'Please enter an address that begins with https://',
    events: 'Choose what it is told',
  },
} as const;
