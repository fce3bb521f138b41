import type { afterBookingTexts as english } from '../en/after-booking.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

export const afterBookingTexts: Translation<typeof english> = {
  card: {
    announced: (vehicle, number, pickUp) =>
      `Ihr Fahrzeug ist gebucht: ${vehicle}, ${number}, Abholung ${pickUp}.`,
    confirmation: (address) => `Eine Bestätigung ist unterwegs an ${address}.`,
    open: 'Zur Buchung',
    close: 'Schließen',
  },
  files: {
    title: 'Kalender und Dokumente',
    documents: 'Dokumente',
    calendar: 'Kalenderdatei (ICS)',
    confirmation: 'Bestätigung (PDF)',
    contract: 'Mietvertrag (PDF)',
    'hand-over-protocol': 'Übergabeprotokoll (PDF)',
    'return-protocol': 'Rückgabeprotokoll (PDF)',
    printable: 'Mietvertrag ansehen',
    loading: 'Die Datei wird geladen …',
  },
  sent: {
    title: 'An Sie gesendet (PDF)',
    toCustomer: 'An den Kunden gesendet (PDF)',
    kinds: {
      confirmation: 'Bestätigung',
      contract: 'Mietvertrag',
      'hand-over-protocol': 'Übergabeprotokoll',
      'return-protocol': 'Rückgabeprotokoll',
    },
    document: (kind, time) => `${kind}, ${time}`,
    none: 'Noch nichts gesendet',
    failed: 'Was gesendet wurde, konnte nicht geladen werden',
  },
  fileNames: {
    confirmation: 'bestaetigung',
    contract: 'mietvertrag',
    'hand-over-protocol': 'uebergabeprotokoll',
    'return-protocol': 'rueckgabeprotokoll',
  },
  orderReference: {
    saved: 'Die Angaben für die Rechnung sind gespeichert',
    title: 'Für die Rechnung',
    about:
      'Was hier steht, nennt die Rechnung. Auf Rechnungen, die es schon gibt, ändert sich nichts.',
    save: 'Angaben übernehmen',
  },
  place: { openingHours: (hours) => `Geöffnet ${hours}`, map: 'Navigation' },
  contract: {
    title: (number) => `Mietvertrag ${number}`,
    back: 'Zurück zur Buchung',
    terms: 'Bedingungen',
    lessor: 'Vermieterin',
    renter: 'Mieterin oder Mieter',
    vehicle: 'Fahrzeug',
    period: 'Mietzeit',
    price: 'Preis',
    booked: 'Gebucht',
    agreed: 'Buchung',
    name: 'Name',
    register: 'Handelsregister',
    validFrom: (day) => `Gültig ab ${day}, wie bei der Buchung vereinbart`,
    noTerms:
      'Die bei der Buchung vereinbarten Bedingungen sind zu dieser Buchung nicht gespeichert.',
    failed: 'Der Mietvertrag konnte nicht geladen werden',
  },
};

export const catalogue = { texts: afterBookingTexts, messages: {} };
