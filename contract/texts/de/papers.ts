import { counting } from '../counting.ts';
import type { paperTexts as english } from '../en/papers.ts';
import type { Translation } from '../translation.ts';

const { number, plural } = counting('de');

export const paperTexts: Translation<typeof english> = {
  titles: { confirmation: 'Buchungsbestätigung', contract: 'Mietvertrag' },
  fileNames: { confirmation: 'Buchung', contract: 'Mietvertrag' },
  cancelledTitle: 'Stornierte Buchung',
  number: 'Buchung',
  date: 'Datum',
  page: (page, of) => `Seite ${page} von ${of}`,
  cancelled: 'Diese Buchung ist storniert.',
  confirmed: 'Danke für Ihre Buchung. Dieses Fahrzeug haben wir für Sie reserviert:',
  vehicle: 'Fahrzeug',
  seats: (count) => plural(count, { one: '# Sitzplatz', other: '# Sitzplätze' }),
  licence: (classes) => `Führerschein ${classes}`,
  fromAge: (years) => `Mindestalter ${number(years)}\u00a0Jahre`,
  pickUp: 'Abholung',
  dropOff: 'Rückgabe',
  price: 'Preis',
  item: 'Posten',
  amount: 'Betrag',
  rental: 'Miete',
  total: 'Gesamtpreis',
  due: 'Zu zahlen',
  vatContained: (percent) => `darin enthalten ${percent}\u00a0% MwSt.`,
  deposit: 'Kaution',
  depositNote: 'bei der Abholung hinterlegt, nach der Rückgabe zurück',
  kilometres: 'Kilometer',
  kilometresOf: (perDay, each) =>
    `${number(perDay)}\u00a0km je angefangenen Tag enthalten${each ? `, jeder weitere ${each}` : ''}`,
  bring: 'Bitte mitbringen',
  toBring: {
    licence: 'Ihren Führerschein im Original',
    identity: 'Ihren Personalausweis oder Reisepass',
    number: (number) => `diese Nummer: ${number}`,
    payment: 'ein Zahlungsmittel für den Preis',
    paymentAndDeposit: (deposit) =>
      `ein Zahlungsmittel für den Preis und die Kaution von ${deposit}`,
  },
  cancel: 'Ändern und stornieren',
  cancelUntil: (deadline) =>
    `Bis ${deadline} können Sie die Buchung in Ihrem Konto kostenlos ändern und stornieren.`,
  cancelLater: (phone) => `Danach rufen Sie uns bitte an: ${phone}`,
  cancelByPhone: (phone) =>
    `Die Frist, bis zu der Sie online ändern und stornieren konnten, ist vorbei. Bitte rufen Sie uns an: ${phone}`,
  account: 'Ihre Buchung im Internet:',
  phone: 'Telefon',
  directors: (names) => `Geschäftsführung: ${names}`,
  vatId: (id) => `USt-IdNr. ${id}`,
  between: 'Vertragsparteien',
  lessor: 'Vermieterin',
  lessee: 'Mieterin oder Mieter',
  driver: 'Fahrerin oder Fahrer',
  driverIsLessee: 'die mietende Person',
  furtherDrivers: 'Weitere fahrende Personen',
  plate: 'Kennzeichen',
  toFillIn: 'wird bei der Abholung eingetragen',
  period: 'Mietzeit',
  terms: (validFrom) => `Bedingungen des Mietvertrags, Fassung vom ${validFrom}`,
  termsAsBooked: 'Diese Bedingungen galten bei der Buchung.',
  noTerms: 'Es gelten die Bedingungen, die bei der Buchung vereinbart wurden.',
  signatures: 'Unterschriften',
  place: 'Ort, Datum',
  signLessor: 'Vermieterin',
  signLessee: 'Mieterin oder Mieter',
};
