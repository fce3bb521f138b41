import { duration } from './duration.ts';

const unit = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** By themselves, for scripts that load without the other texts. */
export const availabilityTexts = {
  title: 'When is it free?',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Under the day's number. */
  states: { free: 'free', partly: 'partly', taken: 'taken', closed: 'closed' },
  free: 'free',
  partly: 'partly taken',
  taken: 'taken',
  /** Of a day on which a rental may go on, but not begin. */
  placeClosed: 'place closed',
  legend: {
    free: 'Free',
    partly: 'Partly taken, by the hours of the day',
    taken: 'Taken',
    closed: 'Place closed, no pick-up',
    ask: 'Place closed, pick-up by arrangement',
  },
  takenAt: (times: string) => `partly taken: ${times}`,
  fromTo: (from: string, until: string) => `${from} to ${until}`,
  pickUpDay: 'pick-up',
  dropOffDay: 'drop-off',
  choosePickUp: 'Choose the day of pick-up.',
  chooseDropOff: 'Now choose the day of drop-off.',
  chosen: (days: string) => `Chosen: ${days}`,
  calendarFailed: 'The calendar could not be loaded.',
  quoteFailed: 'The price could not be loaded.',
  retry: 'Try again',

  total: (total: string) => `Total ${total}`,
  isAvailable: 'Available',
  byArrangement: 'pick-up by arrangement',
  takenUntil: (until: string) => `Taken until ${until}.`,
  notAvailable: 'Not available for this time.',
  freeUntil: (deadline: string) => `Cancel free of charge until ${deadline}`,
  nextFree: 'Next free period:',
  takenThen: 'Taken',
  closedThen: 'Place closed',
  atYourTime: 'at your time',
  whatIsFree: 'What is free?',
  /** To the nearest at which the place is open. */
  adjustTime: 'Adjust the time',
  clock: (time: string) => time,
  takeIt: (from: string, until: string) => `${from} to ${until}`,
  instead: 'Free at your time',
  forDuration: (hours: number) => `for ${duration(hours)}`,
  /** To the next part of the form. */
  onward: 'Continue',
  lines: {
    hour: (count: number, each: string) => `${count} h × ${each}`,
    day: (count: number, each: string) => `${unit(count, 'day', 'days')} × ${each}`,
    week: (count: number, each: string) => `${unit(count, 'week', 'weeks')} × ${each}`,
    flat: () => 'Drop-off at another place',
  },
  /** Where a cap makes it cheaper than the hours. */
  atMost: {
    day: 'A day that has begun costs no more than the price per day.',
    week: 'A week that has begun costs no more than the price per week.',
  },

  map: 'Map',
} as const;
