import type { bookingMessages as english } from '../en/booking-messages.ts';
import { counting } from '../counting.ts';
import type { Translation } from '../translation.ts';

const { number, plural } = counting('de');

export const bookingMessages: Translation<typeof english> = {
  payment: {
    cardNumber: 'Bitte geben Sie die Kartennummer ein',
    cardNumberInvalid: 'Bitte prüfen Sie die Kartennummer',
    nameOnCard: 'Bitte geben Sie den Namen auf der Karte ein',
    expireDate: 'Bitte geben Sie ein, bis wann die Karte gilt',
    expireDateInvalid: 'Bitte geben Sie einen gültigen Monat ein (MM/JJ)',
    cvc: 'Bitte geben Sie die Prüfziffer ein',
    cvcNotNumber: 'Bitte nur Ziffern',
    contract: 'Bitte stimmen Sie dem Mietvertrag zu, um zu buchen',
  },
  times: {
    bad: 'Bitte geben Sie ein gültiges Datum mit Uhrzeit ein',
    skipped:
      'Diese Uhrzeit gibt es an diesem Tag nicht, weil dann die Sommerzeit beginnt. Bitte wählen Sie eine andere.',
  },
  reservations: {
    pickUpLocation: 'Bitte geben Sie einen Abholort ein',
    pickUpTime: 'Bitte wählen Sie die Uhrzeit der Abholung',
    dropOffLocation: 'Bitte geben Sie einen Rückgabeort ein',
    dropOffTime: 'Bitte wählen Sie die Uhrzeit der Rückgabe',
    pickUpDate: 'Bitte wählen Sie den Tag der Abholung',
    dropOffDate: 'Bitte wählen Sie den Tag der Rückgabe',
    pickUpPast: 'Bitte wählen Sie für die Abholung heute oder einen späteren Tag',
    pickUpTimePast: 'Bitte wählen Sie für die Abholung eine spätere Uhrzeit',
    dropOffBeforePickUp: 'Die Rückgabe muss nach der Abholung liegen',
    tooShort: 'Die Rückgabe muss mindestens eine Stunde nach der Abholung liegen',
    tooFar: 'Fahrzeuge lassen sich höchstens zwei Jahre im Voraus buchen',
    tooFarBack: 'Buchungen lassen sich höchstens zwei Jahre rückwirkend erfassen',
    rentalTooLong: ({ max }) =>
      plural(max, {
        one: 'Sie können ein Fahrzeug höchstens # Tag am Stück mieten',
        other: 'Sie können ein Fahrzeug höchstens # Tage am Stück mieten',
      }),
    tooManyDays: ({ max }) =>
      `Ihre künftigen Mieten dürfen zusammen höchstens ${max} Tage dauern. Für mehr rufen Sie uns bitte an.`,
    tooManyOfNetwork:
      'Aus Ihrem Netz kamen innerhalb einer Stunde zu viele Buchungen. Bitte versuchen Sie es später noch einmal, oder rufen Sie uns an.',
    tooManyOpen: ({ max }) =>
      plural(max, {
        one: 'Sie können höchstens # offene Buchung gleichzeitig haben',
        other: 'Sie können höchstens # offene Buchungen gleichzeitig haben',
      }),
    tooManyAnHour: ({ max }) =>
      `Sie können höchstens ${number(max)} Buchungen pro Stunde vornehmen. Bitte versuchen Sie es später noch einmal.`,
    termsChanged:
      'Der Mietvertrag hat sich geändert. Bitte laden Sie die Seite neu und lesen Sie die neue Fassung.',
    noTerms: 'Diesen Mietvertrag gibt es nicht',
    leavesNothing:
      'Der vereinbarte Rabatt ist so hoch wie der neue Preis: Es bliebe nichts zu zahlen.',
    shorterByUs:
      'Für die längere Miete war ein Rabatt vereinbart. Soll sie kürzer werden, rufen Sie uns bitte an.',
    priceChanged: 'Der Preis hat sich geändert',
    available: 'Das Fahrzeug ist frei',
    taken: 'Das Fahrzeug ist zu dieser Zeit leider vergeben. Bitte wählen Sie eine andere Zeit.',
    pastDeadline: 'Das geht online nicht mehr. Bitte rufen Sie uns an{phone}.',
    closed: 'Diese Buchung ist storniert oder abgeschlossen',
    onlyLater:
      'Jetzt ist nur noch eine spätere Rückgabe möglich. Für alles andere rufen Sie uns bitte an{phone}.',
    changed: 'Ihre Buchung ist geändert',
    cancelled: 'Ihre Buchung ist storniert',
    notReady: 'Das Fahrzeug steht bis dahin nicht bereit. Bitte wählen Sie eine spätere Abholung.',
    updated: 'Die Buchung ist gespeichert',
    deleted: 'Die Buchung ist gelöscht',
    hasPayments:
      'Für diese Buchung ist Geld erfasst, deshalb kann sie nicht gelöscht werden. Stornieren Sie sie und erfassen Sie die Rückzahlung.',
    hasInvoices: 'Zu dieser Buchung gibt es Rechnungen, deshalb kann sie nicht gelöscht werden',
    notFound: 'Diese Buchung gibt es nicht',
    final:
      'Eine stornierte oder abgeschlossene Buchung lässt sich erst ändern, wenn ihr Status wieder „Gebucht“ ist',
    customerBlocked: 'Sie können zurzeit nicht online buchen. Bitte rufen Sie uns an{phone}.',
    latinNameRequired:
      'Vor der Buchung brauchen wir im Profil den Namen wie im Reisepass, in lateinischen Buchstaben',
    customerErased: 'Das Konto dieses Kunden ist gelöscht, deshalb bleibt die Buchung, wie sie ist',
    notPickedUp: 'Eine Buchung lässt sich erst nach der Abholung abschließen',
  },
  places: {
    at: 'Bitte geben Sie einen Zeitpunkt an',
    unknown: 'Bitte wählen Sie einen der Orte',
    oneWayNotOffered:
      'Eine Rückgabe an einem anderen Standort wird nicht angeboten: wählen Sie den Ort der Abholung',
    closed: ({ place, time }) =>
      `${place} ist dann geschlossen. Die nächste Zeit, zu der geöffnet ist: ${time.replace(/^(\d+)-(\d+)-(\d+)T/, '$3.$2.$1, ')} Uhr`,
    closedForLong: ({ place }) => `${place} ist dann geschlossen`,
  },
};
