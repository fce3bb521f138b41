import { limits } from '../../values/limits.ts';

/** Messages about saved views of lists, and about steps for several rows at once. */
export const listMessages = {
  views: {
    screen: 'Please name one of the screens',
    name: 'Please enter a name',
    query: 'This is not the address of a list',
    tooMany: `At most ${limits.views.count} views can be saved. Please delete one first`,
    saved: 'The view is saved',
    renamed: 'The view is renamed',
    exists: 'Another view has this name',
    deleted: 'The view is deleted',
    notFound: 'There is no such view of yours',
  },
  selection: {
    ids: 'Please name reservations by their ids',
    most: ({ most }: { most: number }) => `At most ${most} reservations at once`,
    format: 'Please choose Excel or CSV',
    cancelled: 'Each reservation that could be cancelled is cancelled',
  },
} as const;
