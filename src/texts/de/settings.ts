import type { Translation } from '../../../contract/texts/translation.ts';
import { settingMessages } from '../../../contract/texts/de/setting-messages.ts';
import type { settingTexts as english } from '../en/settings.ts';

export const settingTexts: Translation<typeof english> = {
  title: 'Einstellungen',
  notOffered: 'Dieser Server hat keine Einstellungen',
  about: 'Was Sie speichern, gilt sofort für alle. Bestehende Buchungen behalten ihren Preis.',
  groups: {
    counter: 'Übergabe und Rückgabe',
    booking: 'Buchen und Stornieren',
    oneWay: 'Rückgabe an einem anderen Standort',
    money: 'Zahlung und Steuer',
    accounts: 'Buchhaltung (DATEV)',
  },
  labels: {
    earlyHours: 'Übergabe vor der Abholzeit (Stunden)',
    graceMinutes: 'Karenz bei später Rückgabe (Minuten)',
    counterDiscount: 'Rabatt am Schalter (Prozent)',
    notReadyHours: 'Sperrfrist für nicht bereite Fahrzeuge (Stunden)',
    cancellationHours: 'Frist zum Ändern und Stornieren (Stunden)',
    oneWayFee: 'Gebühr für die Rückgabe an einem anderen Standort',
    transferHours: 'Überführung zurück zum Standort (Stunden)',
    invoiceAt: 'Rechnungen',
    invoiceDelayMinutes: 'Zeit bis zur Rechnung (Minuten)',
    paymentDays: 'Zahlungsziel (Tage)',
    cancellationTaxed: 'Stornogebühren werden besteuert',
    noShowTaxed: 'Gebühren für Nichterscheinen werden besteuert',
    fineTaxed: 'Gebühren für die Bearbeitung von Bußgeldern werden besteuert',
    accountChart: 'Kontenrahmen',
    datevConsultant: 'Beraternummer',
    datevClient: 'Mandantennummer',
    accountDigits: 'Länge der Sachkonten (Stellen)',
    yearFromMonth: 'Beginn des Wirtschaftsjahres (Monat)',
    paymentsBooked: 'Zahlungen mit ausgeben',
    accountReceivables: 'Sammelkonto für Forderungen',
    accountRevenue: 'Erlöse',
    accountUntaxed: 'Erlöse ohne Steuer',
    accountClaims: 'Schadenersatz',
    accountDeposits: 'Erhaltene Kautionen',
    accountAdvances: 'Erhaltene Anzahlungen',
    accountTransit: 'Geldtransit',
  },
  hints: {
    earlyHours: 'So viele Stunden vor der vereinbarten Abholung dürfen Sie ein Fahrzeug übergeben.',
    graceMinutes:
      'So viele Minuten nach der vereinbarten Rückgabe kostet es den Kunden noch nichts. Der Mietvertrag nennt 15 Minuten: Ändern Sie ihn mit.',
    counterDiscount:
      'Bis zu so viel Prozent der Miete dürfen Mitarbeitende am Schalter nachlassen. Mehr kann nur die Verwaltung.',
    notReadyHours:
      'Ein Fahrzeug, das überfällig oder dessen Prüfung abgelaufen ist, können Kunden so viele Stunden lang nicht abholen.',
    cancellationHours:
      'Bis so viele Stunden vor der Abholung dürfen Kunden ändern und stornieren. Der Mietvertrag nennt 24 Stunden: Ändern Sie ihn mit.',
    oneWayFee:
      'Mit Steuer. Was gebucht ist, behält seine Gebühr. Ohne Angabe wird sie nicht angeboten.',
    transferHours:
      'So viele Stunden nach einer solchen Miete kann niemand das Fahrzeug haben: Es kommt zurück an den Ort der Abholung.',
    invoiceAt:
      'Nach der Rückgabe entstehen Rechnungen von selbst; was dafür fehlt, steht unter Rechnungen.',
    invoiceDelayMinutes:
      'So lange nach der Rückgabe lässt sie sich rückgängig machen, ohne dass eine Rechnung zu stornieren ist.',
    paymentDays:
      'So viele Tage nach ihrer Ausstellung ist eine Rechnung fällig, ohne Rechnung nach dem Ende der Miete.',
    cancellationTaxed: 'Das entscheidet Ihre Steuerberatung. Bis dahin gilt Ihr Steuersatz.',
    noShowTaxed: 'Das entscheidet Ihre Steuerberatung. Bis dahin gilt Ihr Steuersatz.',
    fineTaxed: 'Das entscheidet Ihre Steuerberatung. Bis dahin gilt Ihr Steuersatz.',
    accountChart:
      'Für die DATEV-Datei. Ihre Steuerberatung nennt ihn Ihnen, ebenso die beiden Nummern.',
    datevConsultant: 'Die Nummer Ihrer Steuerberatung bei DATEV.',
    datevClient: 'Ihre Nummer bei Ihrer Steuerberatung.',
    accountDigits: 'Personenkonten haben eine Stelle mehr.',
    yearFromMonth: '1 für Januar.',
    paymentsBooked:
      'Zahlungen und Kautionen. Meist nein: Die Steuerberatung bucht sie mit den Kontoauszügen.',
    accountReceivables: 'Leer: Jeder Kunde hat ein eigenes Personenkonto ab 10000.',
    accountRevenue: 'Zum allgemeinen Steuersatz. Leer: 8400 oder 4400.',
    accountUntaxed: 'Leer: 8200 oder 4200.',
    accountClaims: 'Leer: 2742 oder 4970.',
    accountDeposits: 'Nur mit Zahlungen. Leer: 1732 oder 3550.',
    accountAdvances: 'Nur mit Zahlungen. Leer: 1718 oder 3272.',
    accountTransit: 'Nur mit Zahlungen. Leer: 1360 oder 1460.',
  },
  return: 'Nach der Rückgabe, von selbst',
  hand: 'Nur von Hand',
  asUsual: 'Ohne Angabe',
  undecided: 'Noch nicht entschieden',
  yes: 'Ja',
  no: 'Nein',
  SKR03: 'SKR 03',
  SKR04: 'SKR 04',
  vat: {
    title: 'Mehrwertsteuer nach Datum',
    about:
      'Es gilt der Satz am letzten Tag der Miete, gleich welcher bei der Buchung galt. Der vereinbarte Preis bleibt.',
    before: (percent) =>
      `Vor dem ersten Tag der Liste: ${percent} % oder was bei der Buchung gespeichert wurde.`,
    validFrom: 'Ab',
    percent: 'Satz in Prozent',
    add: 'Satz festlegen',
    none: 'Es ist kein anderer Satz festgelegt.',
    remove: 'Entfernen',
    removeOf: (day) => `Den Satz ab ${day} entfernen`,
    actions: 'Aktionen',
  },
  mails: {
    title: 'Eigene Sätze in Mails',
    summary: 'Eine Bitte, ein Hinweis, ein Gruß von Ihnen',
    about:
      'Sie stehen in jeder solchen Mail am Ende dessen, was sie sagt. Gesendete Mails bleiben, wie sie sind.',
    none: 'Keine Mail hat einen Zusatz.',
    template: 'Mail',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'Englisch' },
    sentence: 'Sätze',
    hint: 'Eine Leerzeile beginnt einen neuen Absatz. Was schon da ist, wird ersetzt.',
    add: 'Zur Mail hinzufügen',
    save: 'Speichern',
    edit: 'Bearbeiten',
    editOf: (mail) => `Zusatz zu „${mail}“ bearbeiten`,
    remove: 'Entfernen',
    removeOf: (mail) => `Zusatz zu „${mail}“ entfernen`,
    actions: 'Aktionen',
  },
  operator: {
    title: 'Einstellungen des Servers',
    summary: 'Ändert nur, wer ihn betreibt',
    about:
      'Sie sind Umgebungsvariablen und gelten ab dem nächsten Start. Was jede bedeutet, steht in docs/settings.md.',
    variable: 'Variable',
    value: 'Wert',
    source: 'Woher',
    secret: 'Gesetzt und geheim',
    none: 'Keiner',
    sources: { default: 'Vorgabe', environment: 'Umgebung', file: 'Datei' },
  },
  usual: (value) => `Ohne Angabe: ${value}.`,
  fixed: (variable) =>
    `Die Umgebung des Servers legt das fest (${variable}). Hier lässt es sich nicht ändern.`,
  save: 'Speichern',
};

export const catalogue = { texts: settingTexts, messages: settingMessages };
