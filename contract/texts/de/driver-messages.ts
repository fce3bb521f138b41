import type { Translation } from '../translation.ts';
import type { driverMessages as english } from '../en/driver-messages.ts';

/** Messages about who drives. */
export const driverMessages: Translation<typeof english> = {
  drivers: {
    name: 'Bitte geben Sie den Namen der fahrenden Person ein',
    list: 'Bitte nennen Sie die fahrenden Personen als Liste',
    tooMany: ({ maximum }) => `Eine Buchung hat höchstens ${maximum} fahrende Personen`,
    handedOver:
      'Sie haben das Fahrzeug bereits. Soll jemand anderes fahren, rufen Sie uns bitte an{phone}',
    saved: 'Die fahrenden Personen sind gespeichert',
  },
};
