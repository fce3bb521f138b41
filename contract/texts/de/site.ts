import type { texts as english } from '../en/site.ts';
import { counting } from '../counting.ts';
import type { Translation } from '../translation.ts';
import { siteMessages } from './site-messages.ts';

const { number } = counting('de');

export const texts: Translation<typeof english> = {
  brandLoading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  cancel: 'Abbrechen',
  copy: (text) => `${text} kopieren`,
  copied: (text) => `${text} kopiert`,
  notCopied: 'Das ließ sich nicht kopieren',
  toasts: { label: 'Meldungen', close: 'Schließen' },
  unexpected: 'Da ist etwas schiefgegangen',
  unexpectedHint: 'Laden Sie die Seite neu. Passiert es wieder, schreiben Sie uns bitte.',
  chunkFailed: 'Ein Teil der Seite fehlt',
  chunkFailedHint: 'Er ist nicht bei Ihnen angekommen. Laden Sie die Seite neu.',
  unreachable:
    'Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  notUnderstood: 'Der Server hat unerwartet geantwortet',
  notOffered: 'Diese Funktion steht nicht zur Verfügung',
  notFound: {
    title: 'Nicht gefunden',
    text: 'Die gesuchte Seite gibt es nicht.',
  },
  pager: {
    label: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (page, total) => `Seite ${page} von ${total}`,
  },
  menu: {
    admin: 'Verwaltung',
    profile: 'Profil',
    reservations: 'Buchungen',
    logout: 'Abmelden',
    logoutQuestion: 'Möchten Sie sich abmelden?',
  },
  latinNameHint:
    'Vor der Buchung nötig: Unsere Dokumente können den Namen sonst nicht wiedergeben.',
  abroad: 'Anschrift im Ausland',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    latinName: 'Name wie im Reisepass, in lateinischen Buchstaben',
    phoneNumber: 'Telefonnummer',
    address: 'Anschrift',
    zipCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    companyName: 'Firma (freiwillig)',
    vatId: 'USt-IdNr. (freiwillig)',
    leitwegId: 'Leitweg-ID (nur Behörden)',
    invoiceEmail: 'Andere E-Mail für Rechnungen',
    orderNumber: 'Bestellnummer',
    costCentre: 'Kostenstelle',
    email: 'E-Mail',
    password: 'Passwort',
    confirmPassword: 'Passwort wiederholen',
    oldPassword: 'Bisheriges Passwort',
    newPassword: 'Neues Passwort',
    confirmNewPassword: 'Neues Passwort wiederholen',
    show: (field) => `Eingabe anzeigen: ${field}`,
    pickUpLocation: 'Abholort',
    dropOffLocation: 'Rückgabeort',
    pickUpDate: 'Abholung am',
    pickUpTime: 'Abholung um',
    dropOffDate: 'Rückgabe am',
    dropOffTime: 'Rückgabe um',
  },
  contact: {
    label: 'Kontaktformular',
    name: 'Name',
    subject: 'Betreff',
    body: 'Nachricht',
    used: (count, max) => `${number(count)} von ${number(max)} Zeichen`,
    send: 'Nachricht senden',
    received: (email) => `Ihre Nachricht ist bei uns. Wir antworten an ${email}.`,
  },
  /** A reservation's status. */
  statuses: { CREATED: 'Gebucht', CANCELLED: 'Storniert', DONE: 'Abgeschlossen' },
  contract: {
    read: 'Mietvertrag lesen',
    readBooked: 'Ihren Mietvertrag lesen',
    save: 'Mietvertrag speichern',
    close: 'Schließen',
    title: 'Mietvertrag',
  },
  conditions: {
    excess: (price) =>
      `Für Schäden aus einfacher Fahrlässigkeit zahlen Sie höchstens ${price} je Fall (Selbstbeteiligung).`,
    insurance: 'Versicherung und Haftung',
    driver: 'Wer fahren darf',
    fuel: 'Kraftstoff oder Strom',
    missingFuel: (price) => `Was fehlt, kostet ${price} je Achtel des Tanks.`,
    later: 'Was noch dazukommen kann',
    lessDamage: 'Sie können nachweisen, dass uns ein geringerer oder kein Schaden entstanden ist.',
  },
  rental: {
    number: 'Nr.',
    vehicle: 'Fahrzeug',
    pickUp: 'Abholung',
    dropOff: 'Rückgabe',
    status: 'Status',
    price: 'Preis',
  },
};

export const catalogue = { texts, messages: siteMessages };
