/** Messages about the keys of other programs. */
export const programMessages = {
  keys: {
    name: 'Please enter a name',
    rights: 'Choose what the key may do',
  },
} as const;
