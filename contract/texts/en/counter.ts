import { counterMessages } from './counter-messages.ts';
import { counting } from '../counting.ts';

const { number, plural } = counting('en');

/** Of a tank. */
const eighths = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8', '8/8'];

/** The texts of what happens at the counter: hand-over, return, no-show, and what they cost. */
export const counterTexts = {
  transfer: {
    end: 'The vehicle is back at its place',
    undo: 'Undo: it is not back yet',
    ended: 'The vehicle is back at its place and can be rented again',
    set: 'The transfer goes on',
    isHome: (place: string, time: string) => `Back at ${place} since ${time}.`,
  },
  /** What is to be done next. */
  steps: { 'hand-over': 'Hand over', return: 'Take back' },
  stepFor: (step: string, customer: string) => `${step}: ${customer}`,
  /** What a customer or a vehicle has now and next. */
  rentals: { title: 'Now and next', none: 'Nothing open' },
  /** What was recorded. */
  recorded: { 'hand-over': 'Hand-over', return: 'Return', 'no-show': 'No-show' },
  story: 'The rental',
  states: {
    toPickUp: 'To pick up',
    missed: 'Not picked up',
    out: 'Out',
    late: 'Late',
    returned: 'Returned',
    closed: 'Done',
    noShow: 'No-show',
    cancelled: 'Cancelled',
  },
  about: {
    toPickUp: (time: string) => `Will be picked up ${time}`,
    missed: (time: string) => `Pick-up was due ${time}`,
    out: (time: string) => `Due back ${time}`,
    late: (time: string) => `Was due back ${time}`,
    returned: (time: string) => `Returned ${time}`,
    closed: 'Completed without a recorded return',
    noShow: (time: string) => `Nobody came. Recorded ${time}`,
    cancelled: 'The vehicle is free for others',
    toBeClosed:
      'The rental time is over. If the vehicle was out, record its hand-over and return with their times (“It happened earlier”).',
  },
  change: 'Change the reservation',
  extend: 'Extend',
  customer: 'Customer',
  vehicle: 'Vehicle',
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  when: 'When',
  mileage: 'Kilometres',
  kilometres: (count: number) => `${number(count)}\u00a0km`,
  driven: (count: number) => `${number(count)}\u00a0km driven`,
  fuel: 'Fuel',
  /** By eighths of a tank. */
  fuelLevels: ['empty', ...eighths.slice(1, 8), 'full'],
  fuelMissing: (count: number) => `${eighths[count]} less`,
  licence: 'Driving licence',
  licenceSeen: 'Seen',
  licenceNotSeen: 'Not seen',
  note: 'Note',
  reason: 'Reason',
  by: 'Recorded by',
  isPastDue:
    'An inspection or safety check of this vehicle is overdue. It may be handed over only with a reason.',
  pastDue: (names: string) => `Overdue: ${names}.`,
  vehicleMissing: (vehicle: string) =>
    `${vehicle} is out of service or was given to others. Assign another vehicle to this reservation, or the same one once it is free again.`,
  giveVehicle: 'Assign a vehicle',
  clarify: 'Resolve',
  money: 'Price',
  total: 'Total price',
  toPay: 'To be paid',
  letAgain: (numbers: string) =>
    `The vehicle was let again for that time (${numbers}): take that off the fee.`,
  deposit: 'Deposit',
  removeLine: (line: string) => `Remove ${line}`,
  removeQuestion: 'Remove this line?',
  remove: 'Remove',
  lineRemoved: 'The line is removed.',
  more: {
    noShow: 'No-show',
    nobodyCame: 'Nobody came',
    wasOut: 'It was out, record it',
    addLine: 'Add a charge',
    undo: {
      'hand-over': 'Undo hand-over',
      return: 'Undo return',
      'no-show': 'Undo no-show',
    },
  },
  undo: {
    'hand-over': {
      question: 'Undo the hand-over?',
      hint: 'What was recorded is deleted, with the damages and the signature. Payments stay. The vehicle counts as not picked up yet; whoever made way for it has it again.',
      done: 'The hand-over is undone.',
    },
    return: {
      question: 'Undo the return?',
      hint: 'What was recorded is deleted, with the lines, the new damages and the block that came with the return. Payments stay. The vehicle counts as out again; what was moved for the block goes back.',
      done: 'The return is undone.',
    },
    'no-show': {
      question: 'Undo the no-show?',
      hint: 'The reservation is open again, and its fee is deleted.',
      done: 'The no-show is undone.',
    },
  },
  noShow: {
    title: 'Nobody came?',
    about: 'The reservation is cancelled, and others can book the vehicle.',
    fee: (currency: string) => `Fee in ${currency}`,
    feeHint: 'Leave it empty for none.',
    record: 'Record no-show',
    done: 'The no-show is recorded. The vehicle is free for others.',
  },
  otherKind: (consent: string) => `Of another kind than booked. Consent: ${consent}`,
  line: {
    title: 'Add a charge',
    kind: 'Kind',
    amount: (currency: string) => `Amount in ${currency}`,
    percent: 'Or in percent of the rental',
    text: 'What for',
    textHint: 'The customer sees it beside the price.',
    add: 'Add',
    done: (line: string, amount: string) => `${line}, ${amount}: added.`,
  },
  form: {
    handOver: 'Hand over the vehicle',
    takeBack: 'Take back the vehicle',
    mileage: 'Kilometres on the clock',
    before: (value: string) => `At hand-over: ${value}`,
    lastKnown: (value: string) => `Last known: ${value}`,
    belowKnown: (value: string) => `Last known: ${value}. This is less, please check.`,
    fuel: 'Fuel in the tank',
    noteHint: 'Scratches, accessories, keys …',
    reason: 'Why it is handed over nevertheless',
    earlier: 'It happened earlier',
    earlierHint: 'Leave both empty for now.',
    date: 'Date',
    time: 'Time',
    toReservation: 'To the reservation',
  },
  errors: {
    belowHandOver: (value: string) => `At hand-over it was ${value}. It cannot be less now`,
    time: 'Please enter the time too',
  },
  preview: {
    title: 'What the return adds',
    first: 'Enter kilometres and fuel, and what they add appears here.',
    asking: 'Calculating …',
    nothing: 'Nothing. The price stays.',
    noFuelPrice: 'No price is set for missing fuel.',
    late: (count: number) => plural(count, { one: '# hour late', other: '# hours late' }),
    included: {
      week: 'included in the price of the week',
      day: 'included in the price of the day',
      rental: 'included in the agreed price',
    },
    total: 'New total',
    priceChanged: (was: string, is: string) =>
      `The total was ${was} and is ${is} now. To record the return at this price, press Take back again.`,
    look: (total: string) =>
      `Please look at the new total: ${total}. To record the return, press Take back again.`,
  },
  done: {
    handOver: (customer: string, time: string) =>
      `Handed over to ${customer}. Next: back by ${time}.`,
    takeBack: (model: string) => `${model} is back.`,
    open: (amount: string) => `Open: ${amount}.`,
    tooMuch: (amount: string) => `Paid too much: ${amount}.`,
    held: (amount: string) => `Deposit still held: ${amount}.`,
    nothing: 'The rental is complete.',
  },
  /** Somebody else changed the rental while a step was entered. */
  meanwhile: {
    about: 'Somebody has changed this reservation meanwhile. What you typed is still here.',
    change: (name: string, now: string, before: string) => `${name}: ${now}, was ${before}`,
    again: 'Please look at it, and press the button again.',
    reloaded:
      'This reservation was changed meanwhile, and is shown as it is now. Please look at it and try again.',
  },
  notNow: {
    'hand-over': {
      recorded: 'The vehicle is handed over already.',
      closed: 'This reservation is closed, so there is nothing to hand over.',
    },
    return: {
      recorded: 'The vehicle is back already.',
      closed: 'The vehicle was not handed over, so it cannot be taken back.',
    },
  },
  notOffered: 'This server does not record hand-overs.',
} as const;

export const catalogue = { texts: counterTexts, messages: counterMessages };
