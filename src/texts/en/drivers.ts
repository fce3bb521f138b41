import { driverMessages } from '../../../contract/texts/en/driver-messages.ts';

/** The texts of who drives. */
export const driverTexts = {
  title: 'Drivers',
  about: {
    own: 'If somebody else will drive, name them here. You can change it until the pick-up.',
    company:
      'Name who will drive: documents and fines need a person. You can change it until the pick-up.',
    person: 'Without a driver here, documents name the customer.',
    firm: 'The customer is a company: name the person who drives.',
  },
  driver: (number: number) => `Driver ${number}`,
  name: 'First and last name',
  licenceClass: 'Driving licence class',
  noClass: 'Not stated',
  seenToday: 'Driving licence seen today',
  seenOn: (day: string) => `Last seen on ${day}.`,
  add: 'Add a driver',
  addAnother: 'Add another driver',
  remove: 'Remove',
  removeThis: (driver: string) => `Remove ${driver}`,
  save: 'Apply drivers',
  stored: (names: string) => `Stored now: ${names}`,
  yourself: 'you',
} as const;

export const catalogue = { texts: driverTexts, messages: driverMessages };
