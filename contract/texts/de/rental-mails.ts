import { counting } from '../counting.ts';
import type { rentalMailTexts as english } from '../en/rental-mails.ts';
import type { Translation } from '../translation.ts';

const { plural, number } = counting('de');

export const rentalMailTexts: Translation<typeof english> = {
  confirmed: {
    subject: (reservation, vehicle, day) => `Buchung ${reservation} bestätigt: ${vehicle}, ${day}`,
    title: 'Ihre Buchung ist bestätigt',
    text: 'vielen Dank für Ihre Buchung. Ein Fahrzeug dieses Modells mit diesen Merkmalen ist für Sie reserviert.',
  },
  restored: {
    subject: (reservation, vehicle, day) =>
      `Buchung ${reservation} gilt wieder: ${vehicle}, ${day}`,
    title: 'Ihre Buchung gilt wieder',
    text: 'Ihre stornierte Buchung gilt wieder. Das Fahrzeug ist für Sie reserviert.',
  },
  changed: {
    subject: (reservation, vehicle, day) => `Buchung ${reservation} geändert: ${vehicle}, ${day}`,
    title: 'Ihre Buchung ist geändert',
    text: 'an Ihrer Buchung hat sich etwas geändert. Unten sehen Sie, was jetzt gilt und was vorher war.',
    disagree: (phone) => `Das wollten Sie nicht? Dann rufen Sie uns bitte an: ${phone}.`,
  },
  cancelled: {
    subject: (reservation, vehicle, day) => `Buchung ${reservation} storniert: ${vehicle}, ${day}`,
    title: 'Ihre Buchung ist storniert',
    text: 'Ihre Buchung ist storniert. Das Fahrzeug ist nicht mehr für Sie reserviert.',
    nothing: 'Zu bezahlen ist dafür nichts.',
    fees: 'Zu bezahlen bleibt eine Gebühr, siehe unten.',
    due: 'Zu bezahlen',
    was: 'Was gebucht war',
    button: 'Anderes Fahrzeug finden',
    disagree: (phone) => `Sie haben nicht storniert? Dann rufen Sie uns bitte an: ${phone}.`,
  },
  exchanged: {
    subject: (reservation, vehicle) =>
      `Buchung ${reservation}: Sie bekommen ein anderes Fahrzeug, ${vehicle}`,
    title: 'Sie bekommen ein anderes Fahrzeug',
    text: (before, now) =>
      `wir haben das Fahrzeug Ihrer Buchung getauscht: Statt ${before} bekommen Sie ${now}.`,
    disagree: (phone) =>
      `Das Fahrzeug passt Ihnen nicht? Rufen Sie uns an oder antworten Sie auf diese Mail, dann finden wir eine Lösung: ${phone}.`,
  },
  reminder: {
    subject: (reservation, moment) => `Erinnerung: Abholung am ${moment} (${reservation})`,
    title: 'Ihre Abholung steht bevor',
    text: (vehicle) => `wir erinnern Sie an Ihre Miete. ${vehicle} steht für Sie bereit.`,
    otherwise: (phone) =>
      `Sie kommen später oder gar nicht? Dann rufen Sie uns bitte an: ${phone}.`,
  },
  late: {
    subject: (reservation, vehicle) => `Rückgabe überfällig: ${vehicle} (${reservation})`,
    title: 'Bitte bringen Sie das Fahrzeug zurück',
    text: (vehicle, moment) =>
      `die Rückgabe war für ${moment} vereinbart: ${vehicle}. Bei uns ist das Fahrzeug noch nicht als zurückgegeben vermerkt.`,
    please:
      'Bitte bringen Sie es jetzt zurück, oder rufen Sie uns an und sagen Sie uns, wann Sie kommen. Sie haben es schon zurückgebracht? Dann geben Sie uns bitte Bescheid.',
    openUntil: (place, moment) => `${place} ist bis ${moment} geöffnet.`,
    opensAgain: (place, moment) => `${place} öffnet wieder am ${moment}.`,
    keyUntilThen: ({ where }) => `Wohin mit dem Schlüssel bis dahin: ${where}.`,
  },

  handedOver: {
    subject: (reservation, vehicle) => `Fahrzeug übergeben: ${vehicle} (${reservation})`,
    title: 'Gute Fahrt',
    text: (vehicle, moment) =>
      `Sie haben das Fahrzeug übernommen: ${vehicle}. Bitte bringen Sie es bis ${moment} zurück.`,
    protocol:
      'Im Übergabeprotokoll steht, wie das Fahrzeug aussah. Sie finden es im Anhang und online bei Ihrer Buchung. Fotos können dort noch dazukommen: Es gilt das Protokoll, das online steht.',
    disagree: (phone) =>
      `Darin stimmt etwas nicht? Dann rufen Sie uns bitte an, bevor Sie losfahren: ${phone}.`,
  },
  returned: {
    subject: (reservation, vehicle) => `Fahrzeug zurückgegeben: ${vehicle} (${reservation})`,
    title: 'Danke, das Fahrzeug ist zurück',
    text: (vehicle) =>
      `wir haben das Fahrzeug zurückgenommen: ${vehicle}. Ihre Miete ist abgeschlossen.`,
    protocol:
      'Im Rückgabeprotokoll steht, wie das Fahrzeug zurückkam und was die Miete kostet. Sie finden es im Anhang und online bei Ihrer Buchung. Fotos können dort noch dazukommen: Es gilt das Protokoll, das online steht.',
    disagree: (phone) => `Darin stimmt etwas nicht? Dann rufen Sie uns bitte an: ${phone}.`,
  },

  show: 'Buchung ansehen',
  rental: 'Ihre Miete',
  number: 'Buchung',
  vehicle: 'Fahrzeug',
  unknownVehicle: 'Fahrzeug',
  seats: (count) => plural(count, { one: '# Sitzplatz', other: '# Sitzplätze' }),
  payload: (kilograms) => `${number(kilograms)}\u00a0kg Nutzlast`,
  pickUp: 'Abholung',
  dropOff: 'Rückgabe',
  map: 'Karte',
  licence: (licenceClass) => `Klasse ${licenceClass}`,
  kilometres: 'Kilometer',
  included: (perDay) => `${perDay} pro Tag inklusive`,
  extra: (price) => `jeder weitere ${price}`,
  before: (value) => `vorher: ${value}`,
  price: 'Preis',
  payAtPickUp: 'Sie bezahlen bei der Abholung.',
  freeUntil: (moment) => `Kostenlos ändern oder stornieren können Sie bis ${moment}.`,
  attached: 'Ihre Unterlagen finden Sie im Anhang.',
};
