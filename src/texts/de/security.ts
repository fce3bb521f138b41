import type { securityTexts as english } from '../en/security.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { counting } from '../../../contract/texts/counting.ts';
import { accountMessages } from '../../../contract/texts/de/account-messages.ts';
import { roleTexts } from '../../../contract/texts/de/roles.ts';

const { plural } = counting('de');

export const securityTexts: Translation<typeof english> = {
  roles: roleTexts,
  forgotten: {
    title: 'Passwort vergessen?',
    about: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
    send: 'Link schicken',
    sent: (email) =>
      `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde. Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.`,
    toLogin: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort wählen',
    about:
      'Danach sind Sie auf allen Geräten abgemeldet. Kundinnen und Kunden richten Passkeys und Kalender-Links neu ein.',
    save: 'Passwort speichern',
  },
  invitation: {
    title: 'Willkommen',
    about: 'Wir haben ein Konto für Sie angelegt. Wählen Sie ein Passwort, um es zu nutzen.',
    save: 'Passwort speichern',
  },
  staff: {
    title: 'Einladung',
    about: 'Sie sind eingeladen, bei uns mitzuarbeiten. Das dürfen Sie dann:',
    forAddress: (address) => `Die Einladung gilt für ${address}.`,
    accept: 'Einladung annehmen',
    logIn:
      'Zu dieser E-Mail-Adresse gibt es ein Konto. Melden Sie sich damit an, dann können Sie annehmen.',
    ended:
      'Sie ist abgelaufen, zurückgezogen oder schon benutzt. Bitte fragen Sie, wer Sie eingeladen hat.',
    accepted: 'Ihr Konto ist angelegt. Melden Sie sich an.',
    failed: 'Die Einladung konnte nicht geladen werden',
  },
  confirm: {
    title: 'Ihre E-Mail-Adresse',
    failed: 'Ihre E-Mail-Adresse konnte nicht bestätigt werden',
    toLogin: 'Anmelden',
    toProfile: 'Zum Profil',
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    about: 'Er ist abgelaufen oder wurde schon benutzt.',
    confirmed:
      'Er ist abgelaufen oder wurde schon benutzt. Haben Sie ihn selbst benutzt, ist alles erledigt.',
    ask: 'Neuen Link anfordern',
    askInProfile: 'Anmelden und neuen Link anfordern',
  },
  email: {
    title: 'E-Mail-Adresse',
    about: 'Damit melden Sie sich an, und dorthin schreiben wir Ihnen.',
    confirmed: (address) => `${address} ist bestätigt.`,
    unconfirmed: 'Noch nicht bestätigt. Öffnen Sie den Link in unserer E-Mail.',
    sendAgain: 'Link noch einmal schicken',
    pending: (address) =>
      `Wir haben einen Link an ${address} geschickt. Öffnen Sie ihn innerhalb von 7 Tagen, um die Änderung abzuschließen.`,
    sendAgainTo: (address) => `Link noch einmal schicken, an ${address}`,
    withdraw: 'Änderung zurücknehmen',
    changeBelow: 'Weiter unten ändern',
    newEmail: 'Neue E-Mail-Adresse',
    change: 'E-Mail-Adresse ändern',
  },
  sessions: {
    title: 'Geräte',
    about:
      'Hier sind Sie angemeldet. Melden Sie ab, was Sie nicht kennen, und wählen Sie dann ein neues Passwort.',
    failed: 'Ihre Geräte konnten nicht geladen werden',
    current: 'Dieses Gerät',
    unknown: 'Unbekanntes Gerät',
    device: (browser, system) => `${browser} unter ${system}`,
    since: (time) => `Seit ${time}`,
    lastUsed: (time) => `zuletzt benutzt ${time}`,
    from: (network) => `von ${network}`,
    end: 'Abmelden',
    endNamed: (device) => `${device} abmelden`,
    endOthers: 'Alle anderen Geräte abmelden',
    endOthersQuestion: 'Alle anderen Geräte abmelden?',
  },
  proof: {
    title: 'Sind Sie es noch?',
    about: 'Bitte bestätigen Sie es zur Sicherheit. Was Sie eingegeben haben, bleibt.',
    confirm: 'Bestätigen',
    confirmAtCompany: 'Über die Firma bestätigen',
    confirmByPasskey: 'Mit Passkey bestätigen',
  },
  passkeys: {
    title: 'Passkeys',
    about:
      'Damit melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts.',
    failed: 'Ihre Passkeys konnten nicht geladen werden',
    none: 'Noch kein Passkey.',
    name: 'Name des Passkeys',
    add: 'Passkey hinzufügen',
    since: (time) => `Seit ${time}`,
    lastUsed: (time) => `zuletzt benutzt ${time}`,
    unused: 'noch nicht benutzt',
    remove: 'Entfernen',
    removeNamed: (name) => `Passkey „${name}“ entfernen`,
    question: (name) => `Passkey „${name}“ entfernen?`,
    hint: 'Sie melden sich dann nicht mehr damit an. Löschen Sie ihn danach auch auf dem Gerät.',
  },
  recoveryCodes: {
    title: 'Wiederherstellungscodes',
    about: 'Falls Ihr Gerät verloren geht: Jeder Code gilt einmal, zusammen mit Ihrem Passwort.',
    left: (count) => plural(count, { one: 'Ein Code ist übrig.', other: '# Codes sind übrig.' }),
    create: 'Codes anlegen',
    renew: 'Neue Codes anlegen',
    question: 'Neue Codes anlegen?',
    hint: 'Die bisherigen gelten dann nicht mehr.',
    once: 'Notieren Sie die Codes jetzt: Sie werden nicht noch einmal angezeigt.',
    copy: 'Codes kopieren',
    copied: 'Die Codes sind kopiert',
  },
  customers: {
    company: 'Firma',
    phone: 'Telefon',
    who: 'Wer',
    onlyCustomers: 'Kunden',
    onlyStaff: 'Mitarbeiter',
    everybody: 'Alle',
    open: 'Offen',
    owing: 'Zahlungen',
    onlyOwing: 'Mit offenen Beträgen',
    whetherOwing: 'Alle',
    add: 'Neuer Kunde',
    title: 'Neuer Kunde',
    about:
      'Mit einer E-Mail-Adresse bekommt der Kunde eine Einladung, die 7 Tage gilt, und wählt damit ein Passwort.',
    create: 'Anlegen und einladen',
    language: 'Sprache der E-Mails',
    optional: 'Freiwillig',
    emailOptional: 'Freiwillig. Ohne wird nichts geschickt, und der Kunde kann sich nicht anmelden',
    noEmail:
      'Keine E-Mail-Adresse: Nichts wird geschickt, bitte anrufen. Der Kunde kann sich nicht anmelden.',
    giveEmail: 'E-Mail-Adresse eintragen',
    createOnly: 'Anlegen',
    confirmed: 'bestätigt',
    unconfirmed: 'Die E-Mail-Adresse ist noch nicht bestätigt.',
    pending: (address) => `Die Änderung zu ${address} wartet auf die Bestätigung.`,
    bothTold: 'Bei einer Änderung schreiben wir an die alte und die neue Adresse',
    inviteAgain: 'Einladung noch einmal schicken',
  },
};

export const catalogue = { texts: securityTexts, messages: accountMessages };
