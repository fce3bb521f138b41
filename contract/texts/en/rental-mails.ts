import { counting } from '../counting.ts';

const { plural, number } = counting('en');

/** Mails about rentals. Only the server writes them. */
export const rentalMailTexts = {
  confirmed: {
    subject: (reservation: string, vehicle: string, day: string) =>
      `Reservation ${reservation} confirmed: ${vehicle}, ${day}`,
    title: 'Your reservation is confirmed',
    text: 'Thank you for your booking. A vehicle of this model with these features is reserved for you.',
  },
  restored: {
    subject: (reservation: string, vehicle: string, day: string) =>
      `Reservation ${reservation} is valid again: ${vehicle}, ${day}`,
    title: 'Your reservation is valid again',
    text: 'Your cancelled reservation is valid again. The vehicle is reserved for you.',
  },
  changed: {
    subject: (reservation: string, vehicle: string, day: string) =>
      `Reservation ${reservation} changed: ${vehicle}, ${day}`,
    title: 'Your reservation was changed',
    text: 'Something about your reservation has changed. Below you see what holds now, and what it was before.',
    disagree: (phone: string) => `You did not want this? Call us, please: ${phone}.`,
  },
  cancelled: {
    subject: (reservation: string, vehicle: string, day: string) =>
      `Reservation ${reservation} cancelled: ${vehicle}, ${day}`,
    title: 'Your reservation is cancelled',
    text: 'Your reservation is cancelled. The vehicle is no longer reserved for you.',
    nothing: 'There is nothing to pay for it.',
    fees: 'A fee remains to be paid; see below.',
    due: 'To be paid',
    was: 'What was booked',
    button: 'Find another vehicle',
    disagree: (phone: string) => `You did not cancel it? Call us, please: ${phone}.`,
  },
  exchanged: {
    subject: (reservation: string, vehicle: string) =>
      `Reservation ${reservation}: you get another vehicle, ${vehicle}`,
    title: 'You get another vehicle',
    text: (before: string, now: string) =>
      `We have exchanged the vehicle of your reservation: instead of ${before} you get ${now}.`,
    disagree: (phone: string) =>
      `It does not suit you? Call us or reply to this mail, and we find a solution: ${phone}.`,
  },
  reminder: {
    subject: (reservation: string, moment: string) =>
      `Reminder: pick-up on ${moment} (${reservation})`,
    title: 'Your pick-up is coming up',
    text: (vehicle: string) => `This is to remind you of your rental. ${vehicle} is ready for you.`,
    otherwise: (phone: string) => `You will be late or cannot come? Call us, please: ${phone}.`,
  },
  late: {
    subject: (reservation: string, vehicle: string) =>
      `Return overdue: ${vehicle} (${reservation})`,
    title: 'Please bring the vehicle back',
    text: (vehicle: string, moment: string) =>
      `${vehicle} was due back on ${moment}. It is not recorded as returned yet.`,
    please:
      'Please bring it back now, or call us and tell us when you will. You have already brought it back? Then please let us know.',
    openUntil: (place: string, moment: string) => `${place} is open until ${moment}.`,
    opensAgain: (place: string, moment: string) => `${place} opens again on ${moment}.`,
    keyUntilThen: ({ where, inEnglish }: { where: string; inEnglish?: string | null }) =>
      `Where the key goes until then: ${inEnglish ?? where}.`,
  },

  handedOver: {
    subject: (reservation: string, vehicle: string) =>
      `Vehicle handed over: ${vehicle} (${reservation})`,
    title: 'Have a good journey',
    text: (vehicle: string, moment: string) =>
      `You have taken over ${vehicle}. Please bring it back by ${moment}.`,
    protocol:
      'The hand-over protocol says how the vehicle looked. It is attached, and online with your reservation. Photos may be added there later: the protocol online is the current one.',
    disagree: (phone: string) =>
      `Something in it is not right? Call us before you drive off, please: ${phone}.`,
  },
  returned: {
    subject: (reservation: string, vehicle: string) =>
      `Vehicle returned: ${vehicle} (${reservation})`,
    title: 'Thank you, the vehicle is back',
    text: (vehicle: string) => `We have taken back ${vehicle}. Your rental is complete.`,
    protocol:
      'The return protocol says how the vehicle came back and what the rental costs. It is attached, and online with your reservation. Photos may be added there later: the protocol online is the current one.',
    disagree: (phone: string) => `Something in it is not right? Call us, please: ${phone}.`,
  },

  show: 'See the reservation',
  rental: 'Your rental',
  number: 'Reservation',
  vehicle: 'Vehicle',
  unknownVehicle: 'Vehicle',
  seats: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
  payload: (kilograms: number) => `${number(kilograms)}\u00a0kg payload`,
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  map: 'Map',
  licence: (licenceClass: string) => `Class ${licenceClass}`,
  kilometres: 'Kilometres',
  included: (perDay: string) => `${perDay} a day included`,
  extra: (price: string) => `each further one ${price}`,
  before: (value: string) => `before: ${value}`,
  price: 'Price',
  payAtPickUp: 'You pay when you pick up the vehicle.',
  freeUntil: (moment: string) => `You can change or cancel it free of charge until ${moment}.`,
  attached: 'Your documents are attached.',
} as const;
