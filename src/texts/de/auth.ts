import type { authTexts as english } from '../en/auth.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { authMessages } from '../../../contract/texts/de/auth-messages.ts';

export const authTexts: Translation<typeof english> = {
  title: 'Ihr Konto',
  login: 'Anmelden',
  register: 'Registrieren',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  join: 'Konto anlegen',
  waiting: 'Hier geht es danach weiter',
  privacy: { about: 'Wofür wir diese Angaben brauchen, sagt die', policy: 'Datenschutzerklärung' },
  back: 'Zurück',
  home: 'Startseite',
  switchUser: 'Mit einem anderen Konto anmelden',
  toAdmin: 'Zur Verwaltung',
  emailFixed: 'Die E-Mail-Adresse lässt sich hier nicht ändern',
  storageBlocked:
    'Ihr Browser speichert nichts für diese Website, deshalb können Sie sich nicht anmelden. Bitte erlauben Sie Cookies und Websitedaten für diese Website.',
  passkey: {
    login: 'Mit Passkey anmelden',
    cancelled: 'Der Vorgang wurde abgebrochen oder hat zu lange gedauert.',
    known: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
    impossible: 'Unter dieser Adresse kann Ihr Browser keine Passkeys verwenden.',
  },
  secondFactor: {
    title: 'Noch ein Schritt',
    about: 'Bestätigen Sie Ihre Anmeldung mit Ihrem Passkey.',
    aboutFirst:
      'Zur Anmeldung gehört hier auch ein Passkey. Legen Sie jetzt einen an: Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
    create: 'Passkey anlegen',
    made: 'Ihr Passkey ist eingerichtet. Legen Sie in Ihrem Profil auch Wiederherstellungscodes an, falls das Gerät verloren geht.',
    other: 'Passkey nicht zur Hand?',
    code: 'Wiederherstellungscode',
    useCode: 'Mit Code anmelden',
  },
  company: {
    title: 'Anmeldung über die Firma',
    about: 'Sie arbeiten bei uns?',
    login: 'Mit dem Firmenkonto anmelden',
    failed: 'Sie sind nicht angemeldet',
    proved: 'Bestätigt. Sie können dieses Fenster schließen.',
    toLogin: 'Mit dem Passwort anmelden',
  },
  passwordRules:
    'Mindestens 8 Zeichen, darunter ein Klein- und ein Großbuchstabe, eine Ziffer und eines der Zeichen @$!%*#?&',
  strength: [
    'Stärke: zu schwach, leicht zu erraten',
    'Stärke: zu schwach, leicht zu erraten',
    'Stärke: ausreichend',
    'Stärke: gut',
    'Stärke: sehr gut',
  ],
};

export const catalogue = { texts: authTexts, messages: authMessages };
