import { moneyMessages } from '../../../contract/texts/de/money-messages.ts';
import { invoiceTitles } from '../../../contract/texts/de/invoice-titles.ts';
import type { invoiceTexts as english } from '../en/invoices.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

export const invoiceTexts: Translation<typeof english> = {
  title: 'Rechnungen',
  titles: invoiceTitles,
  states: {
    open: 'Offen',
    partly: 'Teilweise bezahlt',
    overdue: 'Überfällig',
    paid: 'Bezahlt',
    cancelled: 'Storniert',
  },
  issuedOn: (kind, day) => `${kind} vom ${day}`,
  dueOn: (day) => `fällig am ${day}`,
  isOpen: (amount) => `${amount} offen`,
  cancels: (number) => `storniert ${number}`,
  cancelledBy: (number) => `storniert durch ${number}`,
  because: (reason) => `Grund: ${reason}`,
  remindedOn: (day) => `erinnert am ${day}`,
  remind: 'Erinnern',
  remindOf: (number) => `An ${number} erinnern`,
  reminded: (number) => `Die Erinnerung an ${number} ist unterwegs`,
  pdf: 'PDF',
  xml: 'XML',
  loading: 'Die Datei wird geladen …',
  failed: 'Die Rechnungen konnten nicht geladen werden',
  rest: (amount) => `${amount} stehen noch auf keiner Rechnung.`,
  issue: 'Rechnung ausstellen',
  issued: (numbers) => `Ausgestellt: ${numbers}`,
  cancel: {
    title: (number) => `${number} stornieren`,
    about: 'Ein eigener Beleg nimmt alles zurück. Der Kunde bekommt ihn per E-Mail.',
    open: 'Stornieren',
    reason: 'Warum',
    reissue: 'Neu ausstellen',
    reissueHint: 'Mit dem jetzigen Stand der Buchung und der Kundendaten.',
    submit: 'Jetzt stornieren',
    done: (number) => `${number} ist storniert`,
    reissued: (number, issued) => `${number} ist storniert, neu ausgestellt: ${issued}`,
  },
  missing: {
    company: (fields) => `In den Firmenangaben dieser Website fehlt: ${fields}.`,
    customer: (fields) => `In den Kundendaten fehlt: ${fields}.`,
    fields: {
      name: 'Name',
      street: 'Straße und Hausnummer',
      zipCode: 'Postleitzahl',
      city: 'Ort',
      taxNumber: 'Steuernummer oder USt-IdNr.',
    },
    complete: 'Kundendaten ergänzen',
  },
  list: {
    customer: 'Kunde',
    number: 'Nummer',
    day: 'Ausgestellt',
    due: 'Fällig',
    amount: 'Betrag',
    open: 'Offen',
    state: 'Stand',
    allStates: 'Alle',
    age: 'Offen',
    allAges: 'Alle',
    ages: {
      notDue: 'Noch nicht fällig',
      upTo30: 'Bis 30 Tage überfällig',
      longer: 'Länger überfällig',
    },
    none: 'Keine Rechnungen',
    notOffered: 'Dieser Server stellt keine Rechnungen aus.',
  },
  series: {
    title: 'Letzte Nummern bestätigen',
    about:
      'Die Daten stammen aus einer Sicherung. Vielleicht ging danach noch eine Rechnung hinaus, die sie nicht kennt. Bitte sehen Sie in den versendeten Mails nach. Bis dahin wird keine Rechnung ausgestellt; fehlende Nummern werden als Lücke vermerkt.',
    last: (prefix) => `Letzte versendete Nummer, die mit ${prefix} beginnt`,
    known: (number) => `Die Sicherung kennt als letzte ${number}.`,
    confirm: 'Bestätigen',
  },
  release: {
    title: 'Aufbewahrungsfrist abgelaufen',
    about:
      'Seit dem Ende des Jahres, in dem diese Rechnungen ausgestellt wurden, sind acht Jahre vergangen. Solange sie für eine Prüfung oder einen Streit wichtig sind, behalten Sie sie. Gelöscht sind sie für immer.',
    of: (prefix, count) => `${prefix}…: bis zu ${count} Rechnungen`,
    submit: 'Endgültig löschen',
  },
  pending: {
    title: 'Noch nicht in Rechnung gestellt',
    reservation: 'Buchung',
    returned: 'Zurück',
    amount: 'Betrag',
    next: 'Zu tun',
    issue: 'Rechnung ausstellen',
    outdated: (numbers) => `Passt nicht mehr: ${numbers}. Bitte stornieren und neu ausstellen.`,
    abroad: 'Bitte die Steuerberatung fragen: lange Miete eines Kunden im Ausland.',
  },
};

export const catalogue = { texts: invoiceTexts, messages: moneyMessages };
