/** Messages about what administrators do with customers' records. */
export const customerMessages = {
  users: {
    sameRecord: 'Please choose another record than this one',
    otherStaff:
      'The record of somebody who works here, or whose access is switched off, cannot be merged into another one',
    merged: 'The records are merged',
  },
} as const;
