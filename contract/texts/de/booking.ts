import type { bookingTexts as english } from '../en/booking.ts';
import type { Translation } from '../translation.ts';
import { bookingMessages } from './booking-messages.ts';

export const bookingTexts: Translation<typeof english> = {
  title: 'Dieses Fahrzeug buchen',
  loginFirst: 'Bitte melden Sie sich an, um dieses Fahrzeug zu buchen.',
  loginAndReturn: 'Anmelden und fortfahren',
  registerAndReturn: 'Registrieren und fortfahren',
  saveName: 'Namen speichern',
  check: 'Verfügbarkeit prüfen',
  edit: 'Ändern',
  timesReplaced: (from, until) =>
    `Das sind die Zeiten Ihrer Suche. Eingegeben hatten Sie ${from} bis ${until}.`,
  book: 'Zahlungspflichtig buchen',
  bookToPay: 'Zahlungspflichtig buchen',
  payByCard: 'Sie bezahlen bei der Abholung.',
  payAtPickUp: 'Sie bezahlen bei der Abholung. Zum Buchen brauchen Sie keine Karte.',
  terms: 'Bedingungen und was noch dazukommen kann',
  means: { title: 'Womit Sie bezahlen können', rental: 'Miete', and: 'und', deposit: 'Kaution' },
  review: {
    title: 'Ihre Buchung',
    orEqual: 'Dieses Fahrzeug oder ein gleiches',
    noWithdrawal:
      'Bei der Miete eines Fahrzeugs für einen festen Zeitraum gibt es kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a09 BGB).',
  },
  uncertain:
    'Vielleicht ist das Fahrzeug trotzdem gebucht. Bitte sehen Sie in Ihren Buchungen nach, bevor Sie es noch einmal versuchen.',
  seeReservations: 'Zu Ihren Buchungen',
  total: 'Gesamtpreis',
  priceChanged: (was, is) =>
    `Der Preis hat sich geändert: von ${was} auf ${is}. Möchten Sie zum neuen Preis buchen?`,
  payment: 'Zahlung',
  cardStaysHere:
    'Mit dieser Karte bezahlen Sie bei der Abholung. Nur Ihr Browser prüft sie: Kartendaten werden weder gespeichert noch an uns übertragen.',
  orderReference: 'Bestellnummer oder Kostenstelle angeben',
  fields: {
    cardNumber: 'Kartennummer',
    nameOnCard: 'Name auf der Karte',
    expireDate: 'Gültig bis',
    expireDateHint: 'MM/JJ',
    cvc: 'Prüfziffer (CVC)',
    contract: 'Ich stimme dem Mietvertrag zu',
  },
};

export const catalogue = { texts: bookingTexts, messages: bookingMessages };
