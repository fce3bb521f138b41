import { limits } from '../../values/limits.ts';
import type { serverMessages as english } from '../en/server-messages.ts';
import { counting } from '../counting.ts';
import type { Translation } from '../translation.ts';

const { number, plural } = counting('de');

export const serverMessages: Translation<typeof english> = {
  common: {
    badId: 'Das ist keine gültige Nummer',
    badPage: 'Die Seite muss eine Zahl ab 0 sein',
    badSize: `Die Seitengröße muss eine Zahl von 1 bis ${number(limits.page.maxSize)} sein`,
    noted: 'Notiert',
    badCursor: 'Bitte die Marke (cursor) einer früheren Antwort unverändert senden',
    badSort: 'Nach diesem Feld lässt sich die Liste nicht sortieren',
    badDirection: 'Die Richtung muss ASC oder DESC sein',
    unknownParameter: ({ name }: { name: string }) =>
      `Dieser Aufruf kennt keinen Parameter „${name}“`,
    badKey: 'Der Idempotency-Key muss aus 1 bis 100 sichtbaren Zeichen bestehen',
    otherRequest: 'Dieser Idempotency-Key kam schon mit einer anderen Anfrage',
    notFound: 'Nicht gefunden',
    timedOut: 'Die Anfrage kam nicht rechtzeitig an',
    bodyTooLarge: 'Die Anfrage ist zu groß',
    headersTooLarge: 'Die Kopfzeilen sind zu groß',
    unsupportedMedia:
      'Bitte den Inhalt als application/json senden, eine Datei als multipart/form-data',
    unauthorized: 'Bitte melden Sie sich an',
    forbidden: 'Dazu sind Sie nicht berechtigt',
    tooManyRows: ({ most, call }: { most: number; call: string }) =>
      `Es sind mehr als ${number(most)} Zeilen. Bitte rufen Sie sie seitenweise ab: ${call}`,
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  },
  auth: {
    tooCommon: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
    tooWeak:
      'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein längeres oder ungewöhnlicheres.',
    loginFailed: 'E-Mail-Adresse oder Passwort stimmt nicht',
    emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
    loggedOut: 'Sie sind abgemeldet',
    switchedOff: 'Ihr Zugang ist abgeschaltet',
    proofNeeded: 'Bitte bestätigen Sie, dass Sie es sind',
    proved: 'Danke. Für 15 Minuten fragt niemand mehr danach.',
  },
  companyLogin: {
    refused: 'Die Anmeldung über die Firma hat nicht geklappt. Bitte melden Sie sich erneut an',
    away: 'Die Anmeldung über die Firma ist gerade nicht erreichbar. Sie können sich mit Ihrem Passwort anmelden',
    noRole:
      'Die Anmeldung über die Firma gibt Ihnen hier keine Rolle. Bitte fragen Sie Ihren Administrator',
    noAddress:
      'Die Anmeldung über die Firma bestätigt keine E-Mail-Adresse von Ihnen. Bitte fragen Sie Ihren Administrator',
    otherAccount:
      'Diese E-Mail-Adresse gehört zur Anmeldung eines anderen Kontos. Bitte fragen Sie Ihren Administrator',
    builtIn: 'Der eingebaute Administrator meldet sich mit dem Passwort an',
  },
  passkeys: {
    credential: 'Die Antwort des Browsers fehlt',
    refused:
      'Dieser Passkey meldet Sie hier nicht an. Bitte melden Sie sich mit Ihrem Passwort an.',
    notProved:
      'Dieser Passkey gehört nicht zu Ihrem Konto oder war nicht gültig. Bitte nehmen Sie einen anderen oder Ihr Passwort.',
    notAdded:
      'Der Browser hat keinen gültigen Passkey angelegt. Bitte versuchen Sie es noch einmal.',
    tooMany: 'Mehr Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.',
    notFound: 'Diesen Passkey gibt es nicht',
    secondFactor: 'Bitte melden Sie sich zusätzlich mit einem Passkey an',
    expired: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
    wrongCode: 'Dieser Code stimmt nicht oder wurde schon benutzt',
    codes: 'Das sind Ihre neuen Codes. Bewahren Sie sie sicher auf',
  },
  contact: {
    notFound: 'Diese Nachricht gibt es nicht',
    unread: 'Für ungelesene Nachrichten bitte true oder false angeben',
    kind: 'Diese Art von Nachricht gibt es nicht',
    unanswered: 'Für unbeantwortete Nachrichten bitte true oder false angeben',
    done: 'Für erledigte Nachrichten bitte true oder false angeben',
    closed: 'Die Nachricht ist erledigt',
    reopened: 'Die Nachricht ist wieder offen',
  },
  answers: {
    sent: 'Ihre Antwort ist unterwegs',
    twice: 'Diese Nachricht ist inzwischen beantwortet',
    notSent:
      'Dieser Server verschickt keine E-Mails. Bitte antworten Sie mit Ihrem E-Mail-Programm.',
  },
  reservations: {
    referenceSaved: 'Die Angaben für die Rechnung sind gespeichert',
  },
  history: {
    kind: 'Unbekannte Art von Datensatz',
  },
  feeds: {
    kind: 'Einen solchen Kalender gibt es nicht',
    notFound: 'Diesen Kalender gibt es nicht, oder seine Adresse wurde erneuert',
    created: 'Das ist die Adresse des Kalenders. Behalten Sie sie für sich',
    ended: 'Die Adresse des Kalenders funktioniert nicht mehr',
  },
  keys: {
    notFound: 'Diesen Schlüssel gibt es nicht',
    created: 'Der Schlüssel ist erstellt',
    revoked: 'Der Schlüssel gilt nicht mehr',
    expired: 'Dieser Tag ist vorbei',
  },
  webhooks: {
    active: 'Für aktiv bitte true oder false angeben',
    state: 'Diesen Zustand einer Zustellung gibt es nicht',
    notFound: 'Diesen Webhook gibt es nicht',
    noDelivery: 'Diese Zustellung gibt es nicht',
    created: 'Ab jetzt wird er benachrichtigt',
    updated: 'Die Änderung ist gespeichert',
    deleted: 'Er wird nicht mehr benachrichtigt',
    tooMany: 'Mehr als 20 sind nicht möglich',
    isOff: 'Schalten Sie ihn zuerst ein',
    sentAgain: 'Es wird noch einmal zugestellt',
    notAllowed:
      'Geben Sie eine Adresse an, die mit https:// beginnt und im Internet erreichbar ist',
  },
  mails: {
    state: 'Diesen Zustand einer E-Mail gibt es nicht',
    notFound: 'Diese E-Mail gibt es nicht',
    purged:
      'Empfänger und Inhalt dieser E-Mail sind gelöscht. Sie lässt sich nicht noch einmal senden.',
    sentAgain: 'Die E-Mail wird noch einmal gesendet',
  },
  users: {
    oldPasswordWrong: 'Das bisherige Passwort stimmt nicht',
    language: 'Bitte wählen Sie eine Sprache',
    languageChosen: 'Ihre Sprache ist gespeichert',
    emailFixed: 'Die E-Mail-Adresse lässt sich hier nicht ändern',
    notFound: 'Diesen Benutzer gibt es nicht',
    hasReservations:
      'Dieser Benutzer hat Buchungen und lässt sich deshalb nicht löschen. Löschen Sie stattdessen seine personenbezogenen Daten.',
    lastAdministrator: 'Dem letzten Administrator lässt sich diese Rolle nicht entziehen',
    whetherErased: 'Für gelöschte Konten bitte true oder false angeben',
    erased: 'Dieses Konto ist gelöscht und lässt sich nicht mehr ändern',
    openRentals:
      'Eine Buchung ist noch offen. Löschen lassen sich die Daten, sobald das Fahrzeug zurück oder die Buchung storniert ist.',
    ownAccount: 'Ihr eigenes Konto löschen Sie bitte in Ihrem Profil',
    accountErasedExcept: ({ kept }) =>
      plural(kept, {
        one: 'Ihr Konto ist gelöscht. Ihre Nachricht an uns bleibt gespeichert, bis Sie uns bitten, sie zu löschen.',
        other:
          'Ihr Konto ist gelöscht. Ihre # Nachrichten an uns bleiben gespeichert, bis Sie uns bitten, sie zu löschen.',
      }),
    dataErasedExcept: ({ kept }) =>
      plural(kept, {
        one: 'Die personenbezogenen Daten sind gelöscht. Eine Kontaktnachricht von derselben Adresse ist noch da.',
        other:
          'Die personenbezogenen Daten sind gelöscht. # Kontaktnachrichten von derselben Adresse sind noch da.',
      }),
    passwordWrong: 'Das Passwort stimmt nicht',
  },
  documents: { notFound: 'Dieses Dokument gibt es nicht' },
  search: {
    towBar: 'Bitte true angeben oder weglassen',
    maxPrice: 'Bitte geben Sie den höchsten Preis ein',
    flag: 'Bitte true oder false angeben oder weglassen',
    group: 'Bitte true, false oder kind angeben oder weglassen',
    include: 'Bitte taken angeben oder weglassen',
    oneTime: 'Bitte geben Sie Beginn und Ende an',
    days: `Bitte eine Zahl von 1 bis ${number(limits.calendarDays)} Tagen angeben`,
    past: 'Der Kalender beginnt heute',
  },
};
