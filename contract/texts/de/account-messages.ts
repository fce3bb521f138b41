import type { accountMessages as english } from '../en/account-messages.ts';
import { counting } from '../counting.ts';
import type { Translation } from '../translation.ts';

const { plural } = counting('de');

export const accountMessages: Translation<typeof english> = {
  account: {
    linkInvalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt',
    linkWorks: 'Dieser Link funktioniert',
    resetAsked: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs',
    passwordChosen: 'Ihr Passwort ist gespeichert. Sie können sich jetzt damit anmelden.',
    emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt',
    emailChanged: 'Ihre E-Mail-Adresse ist geändert. Melden Sie sich ab jetzt mit der neuen an.',
    emailSame: 'Das ist schon Ihre E-Mail-Adresse',
    changeAsked:
      'Wir haben einen Link an die neue Adresse geschickt. Öffnen Sie ihn, um die Änderung abzuschließen.',
    changeSentAgain: 'Wir haben den Link noch einmal an die neue Adresse geschickt',
    changeWithdrawn: 'Ihre E-Mail-Adresse bleibt, wie sie ist. Der Link gilt nicht mehr.',
    noChange: 'Keine andere E-Mail-Adresse wartet auf eine Bestätigung',
    confirmationSent: 'Wir haben Ihnen einen neuen Link geschickt',
    sessionEnded: 'Dieses Gerät ist abgemeldet',
    othersEnded: 'Alle anderen Geräte sind abgemeldet',
    noSession: 'Diese Anmeldung gibt es nicht',
    customerCreated: 'Der Kunde ist angelegt und bekommt eine Einladung per E-Mail',
    customerAdded: 'Der Kunde ist angelegt. Eine Einladung wird nicht geschickt',
    noEmail: 'Dieser Kunde hat keine E-Mail-Adresse',
    invited: 'Die Einladung ist unterwegs',
    joined: 'Dieser Kunde hat seine E-Mail-Adresse bestätigt und braucht keine Einladung',
  },
  reservations: {
    addressUnconfirmed: ({ max }) =>
      `Bitte bestätigen Sie Ihre E-Mail-Adresse: Bis dahin ${plural(max, { one: 'ist eine offene Buchung', other: 'sind # offene Buchungen' })} möglich. Den Link finden Sie in unserer E-Mail; Ihr Profil schickt ihn noch einmal.`,
  },
};
