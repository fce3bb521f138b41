import { counting } from '../../../contract/texts/counting.ts';
import { listMessages } from '../../../contract/texts/en/list-messages.ts';

const { number, plural } = counting('en');

const reservations = { one: '# reservation', other: '# reservations' };

/** The texts of saved views of lists, and of steps for several rows at once. */
export const listTexts = {
  views: {
    manage: 'Save or change views',
    title: 'Your views',
    about:
      'A view keeps the filters and the order of this list. You find it on each of your devices.',
    name: 'Name of this view',
    nameHint: 'A view of the same name is replaced.',
    save: 'Save view',
    saved: (name: string) => `The view “${name}” is saved.`,
    list: 'Saved so far',
    none: 'None yet.',
    rename: 'Rename',
    renameThis: (name: string) => `Rename the view ${name}`,
    newName: (name: string) => `New name of ${name}`,
    renamed: (name: string) => `The view is now called “${name}”.`,
    remove: (name: string) => `Delete the view ${name}`,
    removed: (name: string) => `The view “${name}” is deleted.`,
    done: 'Done',
  },
  selection: {
    row: (what: string) => `Select ${what}`,
    page: 'Select all on this page',
    count: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
    full: (most: number) => `${number(most)} is the most that can be selected.`,
    clear: 'Clear selection',
    excel: 'Excel',
    csv: 'CSV',
    downloading: 'The download is being prepared',
    cancel: 'Cancel them',
    cancelQuestion: (count: number) => `Cancel ${plural(count, reservations)}?`,
    cancelHint: 'Customers with an email are told, and others can book the vehicles.',
    cancelConfirm: (count: number) => `Cancel ${plural(count, reservations)}`,
    cancelled: (count: number) =>
      `${plural(count, reservations)} ${count === 1 ? 'is' : 'are'} cancelled.`,
    refused: 'These could not be cancelled:',
    reason: (number: string, reason: string) => `${number}: ${reason}`,
  },
} as const;

export const catalogue = { texts: listTexts, messages: listMessages };
