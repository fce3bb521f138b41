import { counting } from '../../../contract/texts/counting.ts';

const { plural } = counting('en');

/** The texts of changing and cancelling an own reservation. */
export const changeTexts = {
  change: 'Change',
  extend: 'Extend',
  cancel: 'Cancel',
  bookAgain: 'Book again',
  freeUntil: (deadline: string) => `Free to change or cancel until ${deadline}`,
  wasPossible: (deadline: string) =>
    `Changing and cancelling online was possible until ${deadline}. You can still extend the rental. For anything else, call us:`,
  changed: 'Your reservation was changed',
  cancelled: 'Your reservation was cancelled',
  question: {
    title: 'Cancel this rental?',
    rental: (vehicle: string, from: string, until: string) => `${vehicle}, ${from} to ${until}.`,
    isFree: (deadline: string) => `Cancelling costs nothing until ${deadline}.`,
    confirm: 'Cancel the rental',
    keep: 'Keep the rental',
  },
  form: {
    title: (number: string) => `Change reservation ${number}`,
    about: 'Times and places',
    extension: 'Later drop-off',
    back: 'Back to the reservation',
    booked: 'Booked so far',
    onlyLater: (deadline: string) =>
      `Pick-up and places could be changed until ${deadline}. A later drop-off is still possible.`,
    later: 'Drop off later',
    hours: (count: number) => `+${plural(count, { one: '# hour', other: '# hours' })}`,
    days: (count: number) => `+${plural(count, { one: '# day', other: '# days' })}`,
    notNow: 'This reservation can no longer be changed here. If you need something else, call us:',
  },
  preview: {
    title: 'New price',
    first: 'Change something to see the new price. Nothing is booked until you confirm.',
    asking: 'Checking …',
    difference: 'Difference',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: 'no difference',
    priceChanged: (was: string, is: string) =>
      `The price was ${was} and is ${is} now. Change at this price?`,
    onlyFreeUntil: (time: string) =>
      `The vehicle is taken after that. It is free until ${time}, drop-off included.`,
    takenUntil: (time: string) =>
      `The vehicle is taken at this time, until ${time}. Your reservation stays as it is.`,
    taken: 'The vehicle is not available at this time. Your reservation stays as it is.',
  },
  /** Labels of the button that changes; `verb` is `change` or `extend`. */
  submit: (verb: string, difference: string) => `${verb}, ${difference}`,
  submitMore: (verb: string, difference: string) => `${verb}, ${difference}`,
  /** With euros, where German law asks for such a label. */
  submitToPay: (verb: string, difference: string) =>
    `${verb} with obligation to pay, ${difference}`,
} as const;

export const catalogue = { texts: changeTexts, messages: {} };
