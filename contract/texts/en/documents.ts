import type { DocumentKind } from '../../counter/document-kinds.ts';
import { counting } from '../counting.ts';

const { number, plural } = counting('en');

const titles: Record<DocumentKind, string> = {
  confirmation: 'Booking confirmation',
  contract: 'Rental contract',
  'hand-over-protocol': 'Hand-over protocol',
  'return-protocol': 'Return protocol',
};
const fileNames: Record<DocumentKind, string> = {
  confirmation: 'Reservation',
  contract: 'Rental-contract',
  'hand-over-protocol': 'Hand-over-protocol',
  'return-protocol': 'Return-protocol',
};

/** What the documents of a rental say. */
export const documentTexts = {
  titles,
  fileNames,
  cancelledTitle: 'Cancelled booking',
  number: 'Reservation',
  date: 'Date',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  cancelled: 'This booking was cancelled.',
  confirmed:
    'Thank you for your booking. We have reserved a vehicle of this model with these features for you:',
  vehicle: 'Vehicle',
  seats: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
  licence: (classes: string) => `Driving licence ${classes}`,
  fromAge: (years: number) => `minimum age ${number(years)}`,
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  price: 'Price',
  item: 'Item',
  amount: 'Amount',
  rental: 'Rental',
  total: 'Total',
  due: 'To be paid',
  vatContained: (percent: string) => `including ${percent}\u00a0% VAT`,
  deposit: 'Deposit',
  depositNote: 'left at the pick-up, returned after the drop-off',
  kilometres: 'Kilometres',
  kilometresOf: (perDay: number, each: string | null) =>
    `${number(perDay)}\u00a0km included for each started day${each ? `, each further one ${each}` : ''}`,
  bring: 'Please bring along',
  toBring: {
    papers: 'your driving licence and your identity card or passport, the originals',
    number: (number: string) => `this number: ${number}`,
    payment: 'a means of payment for the price',
    paymentAndDeposit: (deposit: string) =>
      `a means of payment for the price and the deposit of ${deposit}`,
  },
  cancel: 'Changing and cancelling',
  cancelUntil: (deadline: string) =>
    `Until ${deadline} you can change and cancel the booking in your account, free of charge.`,
  cancelLater: (phone: string) => `Later, please call us: ${phone}`,
  cancelByPhone: (phone: string) =>
    `The time for changing and cancelling online is over. Please call us: ${phone}`,
  account: 'Your booking online:',
  phone: 'Phone',
  directors: (names: string) => `Managing directors: ${names}`,
  vatId: (id: string) => `VAT ID ${id}`,
  between: 'Parties',
  lessor: 'Lessor',
  lessee: 'Lessee',
  driver: 'Driver',
  drivers: 'Drivers',
  licenceSeenOn: (day: string) => `seen on ${day}`,
  driverIsLessee: 'the lessee',
  furtherDrivers: 'Further drivers',
  plate: 'Licence plate',
  toFillIn: 'filled in at the pick-up',
  period: 'Rental period',
  terms: (validFrom: string) => `Terms of the rental contract as of ${validFrom}`,
  termsAsBooked: 'These terms applied when the booking was made. The contract is in German.',
  noTerms: 'The terms that were agreed at the booking apply.',
  signatures: 'Signatures',
  place: 'Place, date',
  signLessor: 'Lessor',
  signLessee: 'Lessee',
  whoHadIt: {
    title: 'Who had the vehicle',
    reference: 'Your reference',
    about: 'We let vehicles. You asked who had this one:',
    time: 'Time',
    renter: 'Renter',
    address: 'Address',
    drivers: 'Named as drivers',
    rental: 'Rental',
    from: (from: string, until: string) => `${from} to ${until}`,
    open: 'still out',
    counter: 'These times were recorded at our counter.',
    agreed: 'These are the agreed times: no hand-over was recorded.',
    private:
      'We tell you name and address because you have claimed a legitimate interest. Use them for this claim only.',
  },
  protocol: {
    when: 'When',
    otherKind: (consent: string) =>
      `The vehicle is of another kind than booked, which was agreed to: ${consent}`,
    mileage: 'Kilometres',
    kilometres: (count: number) => `${number(count)}\u00a0km`,
    driven: (count: number, before: number) =>
      `${number(count)}\u00a0km since the hand-over at ${number(before)}\u00a0km`,
    fuel: 'Fuel',
    before: (value: string) => `${value} at the hand-over`,
    licence: 'Driving licence',
    seen: 'seen',
    notSeen: 'not seen',
    note: 'Remarks',
    atHandOver: 'Damages at the hand-over',
    none: 'No damage is known.',
    found: 'New damages',
    noneFound: 'No new damage was found.',
    known: 'Damages from before',
    photos: 'Photos',
    ofVehicle: 'The vehicle',
    signedByName: (name: string, moment: string) =>
      `${name} confirmed this by entering the name, ${moment}.`,
    signatureOf: (name: string) => `Signature of ${name}`,
  },
};
