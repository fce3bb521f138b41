/** The texts of the day at the counter: what is to be done, early hand-overs, what is unusual, and cancelling. */
export const dispatchTexts = {
  day: {
    title: 'The day',
    notOffered: 'This server has no list of the day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    date: 'Day',
    place: 'Place',
    anyPlace: 'All places',
    print: 'Print',
    lists: {
      late: 'Late',
      missed: 'Not picked up',
      missing: 'Vehicle missing',
      pickUps: 'Pick-ups',
      returns: 'Returns',
      toPrepare: 'To prepare',
      transfers: 'Transfers',
    },
    time: 'Time',
    number: 'Reservation',
    vehicle: 'Vehicle',
    customer: 'Customer',
    due: 'To pay',
    deposit: 'Deposit',
    step: 'Next step',
    done: 'done',
    ofThemDone: (count: number) => `${count} of them done`,
    backAt: (time: string) => `back ${time}`,
    isBack: (time: string) => `back since ${time}`,
  },
  early: {
    about: (time: string) =>
      `The pick-up is agreed for ${time}. If you hand the vehicle over now, the rental starts now.`,
    sooner: (time: string) => `The pick-up is agreed for ${time}.`,
    price: 'Price of the rental',
    today: (price: string) => `New price from now on: ${price}`,
    keep: (price: string) => `Keep the price: ${price}`,
    inTheWay: 'Booked until then. These reservations stay without a vehicle:',
    blocked: 'Out of service until then. A block that has begun ends; move others first:',
    signed: (price: string) => `The customer signs for a total of ${price}.`,
    submit: 'Start and hand over',
  },
  unusual: {
    kilometres: (value: string, usual: string) =>
      `${value} driven is a lot (usual: up to ${usual}).`,
    fewerKilometres: (value: string) => `That is ${value} less than the vehicle had last.`,
    price: (value: string, usual: string) =>
      `A total of ${value} is a lot (more than ten times the rental would be ${usual}).`,
    confirm: (step: string) => `If that is right, choose “${step}” once more.`,
  },
  cancel: {
    label: 'Cancel the rental',
    title: 'Cancel this rental?',
    about: 'The vehicle is free for others. Fees that were added stay.',
    reason: 'Reason',
    reasonHint: 'For you. The customer sees it only in the file with their data.',
    tell: 'Tell the customer by mail',
    submit: 'Cancel the rental',
    done: 'The rental is cancelled.',
    because: (reason: string) => `Reason: ${reason}`,
  },
} as const;

export const catalogue = { texts: dispatchTexts, messages: {} };
