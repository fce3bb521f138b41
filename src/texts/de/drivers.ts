import type { Translation } from '../../../contract/texts/translation.ts';
import { driverMessages } from '../../../contract/texts/de/driver-messages.ts';
import type { driverTexts as english } from '../en/drivers.ts';

export const driverTexts: Translation<typeof english> = {
  title: 'Wer fährt',
  about: {
    own: 'Fährt jemand anderes als Sie, nennen Sie die Person hier. Das geht bis zur Abholung.',
    company:
      'Nennen Sie, wer fährt: Vertrag und Bußgeldstellen brauchen eine Person. Das geht bis zur Abholung.',
    person: 'Ist hier niemand eingetragen, nennen die Dokumente den Kunden.',
    firm: 'Der Kunde ist eine Firma: Tragen Sie ein, welche Person fährt.',
  },
  driver: (number) => `Weitere Person ${number}`,
  name: 'Vor- und Nachname',
  licenceClass: 'Führerscheinklasse',
  noClass: 'Keine Angabe',
  seenToday: 'Führerschein heute gesehen',
  seenOn: (day) => `Zuletzt gesehen am ${day}.`,
  add: 'Person hinzufügen',
  addAnother: 'Weitere Person hinzufügen',
  remove: 'Entfernen',
  removeThis: (driver) => `${driver} entfernen`,
  save: 'Personen übernehmen',
  stored: (names) => `Zurzeit gespeichert: ${names}`,
  yourself: 'Sie selbst',
};

export const catalogue = { texts: driverTexts, messages: driverMessages };
