import { limits } from '../../../contract/values/limits.ts';
import { counting } from '../../../contract/texts/counting.ts';
import type { outboxTexts as english } from '../en/outbox.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const { number } = counting('de');

export const outboxTexts: Translation<typeof english> = {
  mail: 'E-Mail',
  none: 'Keine E-Mails',
  notOffered: 'Dieser Server führt keine Liste der E-Mails.',
  ways: {
    files:
      'Dieser Server verschickt keine E-Mails: Er schreibt sie als Dateien in den Ordner „mails“ von DATA_DIR.',
    nowhere: 'Dieser Server verschickt keine E-Mails, denn SMTP_URL ist nicht gesetzt.',
  },
  states: {
    waiting: 'Wartet',
    sent: 'Gesendet',
    failed: 'Gescheitert',
    withdrawn: 'Zurückgezogen',
  },
  templates: {
    welcome: 'Willkommen',
    invitation: 'Einladung',
    'password-reset': 'Passwort vergessen',
    'password-changed': 'Passwort geändert',
    'new-device': 'Neues Gerät',
    'address-confirmation': 'Neue Adresse bestätigen',
    'address-changing': 'Adresse soll geändert werden',
    'address-changed': 'Adresse geändert',
    'booking-confirmed': 'Buchung bestätigt',
    'booking-changed': 'Buchung geändert',
    'booking-cancelled': 'Buchung storniert',
    'vehicle-exchanged': 'Fahrzeug getauscht',
    reminder: 'Erinnerung an die Abholung',
    'late-return': 'Verspätete Rückgabe',
    'handed-over': 'Fahrzeug übergeben',
    returned: 'Fahrzeug zurückgegeben',
    'invoice-issued': 'Rechnung',
    'invoice-cancelled': 'Rechnung storniert',
    'invoice-reminder': 'Zahlungserinnerung',
    'message-received': 'Nachricht eingegangen',
    'message-arrived': 'Nachricht an die Firma',
    'message-answered': 'Antwort auf eine Nachricht',
    'ending-received': 'Kündigung eingegangen',
  },
  reasons: {
    unsent: 'Vier Tage lang hat niemand sie verschickt',
    erased: 'Das Konto des Empfängers ist gelöscht',
    outdated: 'Was sie mitteilt, gilt nicht mehr',
    changed: 'Das Konto wurde geändert, bevor sie gesendet war',
    unwritten: 'Die E-Mail ließ sich nicht schreiben',
    cutShort: 'Jeder Versuch wurde abgebrochen',
    notBuilt: 'Die Website war noch nicht gebaut',
    noAnswer: 'Der Mailserver hat nicht rechtzeitig geantwortet',
  },
  smtpReasons: {
    unreachable: 'Der Mailserver ist nicht erreichbar',
    insecure: 'Der Mailserver bietet keine sichere Verbindung',
    logIn: 'Der Mailserver weist unsere Anmeldung ab',
    noAddress: 'Diese Adresse gibt es nicht',
    full: 'Das Postfach ist voll',
    rules: 'Die Regeln des Mailservers verbieten es',
    later: 'Der Mailserver nimmt sie zurzeit nicht an',
    refused: 'Der Mailserver hat sie abgelehnt',
  },
  state: 'Zustand',
  allStates: 'Alle',
  recipient: 'Empfänger',
  deleted: 'Gelöscht',
  about: 'Anlass',
  written: 'Geschrieben',
  ended: { sent: 'Gesendet', failed: 'Aufgegeben', withdrawn: 'Zurückgezogen' },
  reason: 'Grund',
  attempts: 'Versuche',
  nextAttempt: 'Nächster Versuch',
  language: 'Sprache',
  subject: 'Betreff',
  text: 'Text',
  asSeen: 'Wie ein E-Mail-Programm sie zeigt',
  masked: 'Links, die für den Empfänger handeln, sind unkenntlich.',
  purged:
    'Empfänger und Inhalt sind gelöscht: 30 Tage, nachdem die E-Mail gesendet oder aufgegeben war, oder mit dem Konto.',
  unreadable: 'Der Inhalt lässt sich gerade nicht zeigen.',
  sendAgain: 'Noch einmal senden',
  toCustomer: 'Zum Kunden',

  answer: 'Ihre Antwort',
  answerHint: (used) =>
    `Sie wird als E-Mail verschickt und zitiert die Nachricht. ${number(used)} von ${number(limits.answer)} Zeichen`,
  send: 'Antwort senden',
  answered: 'Beantwortet',
  answeredBy: (time, name) =>
    name === null ? `Beantwortet ${time}` : `Beantwortet ${time} von ${name}`,
  answeredOrDone: 'Beantwortet oder erledigt',
  done: 'Erledigt',
  close: 'Ohne Antwort erledigt',
  reopen: 'Wieder öffnen',
  newer: 'Neuere Nachricht',
  older: 'Ältere Nachricht',
  customer: 'Kunde mit dieser Adresse',
  book: 'Neue Buchung für diesen Kunden',
  answering: 'Antworten',
  allAnswers: 'Alle',
  unanswered: 'Unbeantwortet',
};

export const catalogue = { texts: outboxTexts, messages: {} };
