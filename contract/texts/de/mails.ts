import { counting } from '../counting.ts';
import type { mailTexts as english } from '../en/mails.ts';
import type { Translation } from '../translation.ts';
import { roleTexts } from './roles.ts';

const { plural } = counting('de');

const once = (time: string) => `Der Link gilt ${time} lang und nur einmal.`;

/** A text that follows the greeting begins with a small letter. */
export const mailTexts: Translation<typeof english> = {
  roles: roleTexts,
  greeting: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  regards: 'Freundliche Grüße',
  questions: (phone) => `Fragen? Antworten Sie auf diese Mail oder rufen Sie uns an: ${phone}.`,
  buttonFails: 'Falls der Knopf nicht geht, öffnen Sie diese Adresse:',
  worksFor: (hours) =>
    hours < 48
      ? once(plural(hours, { one: 'eine Stunde', other: '# Stunden' }))
      : `Der Link gilt ${plural(hours / 24, { one: 'einen Tag', other: '# Tage' })} lang.`,
  notYou: (phone) =>
    `Das waren Sie nicht? Dann wählen Sie bitte sofort ein neues Passwort und rufen Sie uns an: ${phone}.`,
  footer: {
    vatId: 'USt-IdNr.',
    directors: 'Geschäftsführung',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    because: {
      account: (host) =>
        `Sie erhalten diese Mail, weil diese Adresse für ein Kundenkonto auf ${host} angegeben wurde.`,
      staff: (host) =>
        `Sie erhalten diese Mail, weil jemand aus dem Unternehmen diese Adresse zur Mitarbeit auf ${host} eingeladen hat.`,
      rental: (host) =>
        `Sie erhalten diese Mail, weil auf ${host} ein Fahrzeug für Sie gebucht wurde.`,
      message: (host) =>
        `Sie erhalten diese Mail, weil diese Adresse mit einer Nachricht auf ${host} angegeben wurde.`,
      inbox: (host) =>
        `Sie erhalten diese Mail, weil Nachrichten von ${host} an diese Adresse gehen.`,
    },
  },

  welcome: {
    subject: (brand) => `Willkommen bei ${brand}: Bitte bestätigen Sie Ihre Adresse`,
    title: 'Nur noch ein Klick',
    text: 'Ihr Kundenkonto ist angelegt. Bitte bestätigen Sie noch, dass diese Adresse Ihnen gehört, damit Bestätigungen und Unterlagen bei Ihnen ankommen.',
    button: 'Adresse bestätigen',
    otherwise: 'Sie haben sich nicht bei uns registriert? Dann brauchen Sie nichts zu tun.',
  },
  invitation: {
    subject: (brand) => `Ihr Kundenkonto bei ${brand}: Bitte wählen Sie ein Passwort`,
    title: 'Ihr Kundenkonto',
    text: 'wir haben ein Kundenkonto für Sie angelegt. Wählen Sie ein Passwort, dann können Sie dort Ihre Buchungen sehen, ändern und stornieren.',
    button: 'Passwort wählen',
    otherwise:
      'Der Link ist abgelaufen? Auf der Anmeldeseite bekommen Sie einen neuen, wenn Sie das Passwort vergessen haben.',
  },
  staffInvitation: {
    subject: (brand) => `Einladung zur Mitarbeit bei ${brand}`,
    title: 'Sie sind eingeladen',
    text: 'wir laden Sie ein, in unserer Fahrzeugvermietung mitzuarbeiten. Der Knopf öffnet eine Seite, auf der Sie annehmen.',
    gives: 'Was Sie dann dürfen',
    button: 'Einladung annehmen',
    otherwise:
      'Sie wissen davon nichts? Dann brauchen Sie nichts zu tun. Geben Sie diese Mail nicht weiter.',
  },
  passwordReset: {
    subject: 'Neues Passwort wählen',
    title: 'Neues Passwort wählen',
    text: 'für Ihr Kundenkonto wurde ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    otherwise:
      'Sie haben es nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist. Geben Sie diese Mail nicht weiter.',
  },
  addressConfirmation: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Gehört diese Adresse Ihnen?',
    text: 'diese Adresse wurde für Ihr Kundenkonto angegeben. Sobald Sie sie bestätigen, melden Sie sich mit ihr an, und unsere Mails gehen dorthin.',
    button: 'Adresse bestätigen',
    otherwise:
      'Sie wissen davon nichts? Dann brauchen Sie nichts zu tun: Die Adresse wird nicht verwendet.',
  },
  addressChanging: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    title: 'Neue Adresse für Ihr Konto',
    text: 'für Ihr Kundenkonto wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist. Bis dahin bleibt alles, wie es ist.',
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    title: 'Ihre Adresse wurde geändert',
    text: 'Ihr Kundenkonto hat jetzt eine neue E-Mail-Adresse. Mit ihr melden Sie sich an, und dorthin gehen unsere Mails.',
    notYou: 'Das waren Sie nicht? Dann rufen Sie uns bitte sofort an, und wir sperren das Konto.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    text: 'Ihr Kundenkonto hat ein neues Passwort. Andere Geräte wurden abgemeldet.',
  },
  newDevice: {
    subject: 'Neue Anmeldung in Ihrem Konto',
    title: 'Neue Anmeldung',
    text: 'in Ihrem Kundenkonto hat sich jemand von einem Gerät angemeldet, das wir noch nicht kennen. Waren Sie das, brauchen Sie nichts zu tun.',
  },
  newPasskey: {
    subject: 'Neuer Passkey für Ihr Konto',
    title: 'Neuer Passkey',
    text: 'Ihrem Konto wurde ein Passkey hinzugefügt, mit dem man sich ohne Passwort anmeldet. Waren Sie das, brauchen Sie nichts zu tun.',
    notYou: (phone) =>
      `Das waren Sie nicht? Dann wählen Sie bitte sofort ein neues Passwort, entfernen Sie den Passkey in Ihrem Profil und rufen Sie uns an: ${phone}.`,
  },
  newRecoveryCodes: {
    subject: 'Neue Wiederherstellungscodes für Ihr Konto',
    title: 'Neue Wiederherstellungscodes',
    text: 'für Ihr Konto wurden neue Wiederherstellungscodes angelegt; die bisherigen gelten nicht mehr. Waren Sie das, brauchen Sie nichts zu tun.',
    notYou: (phone) =>
      `Das waren Sie nicht? Dann wählen Sie bitte sofort ein neues Passwort, legen Sie in Ihrem Profil andere Codes an und rufen Sie uns an: ${phone}.`,
  },
  newPassword: 'Neues Passwort wählen',
  call: (phone) => `${phone} anrufen`,
  occurrence: {
    title: 'Was wir wissen',
    time: 'Zeit',
    device: 'Gerät',
    network: 'Netzwerk',
    on: (browser, system) => `${browser} unter ${system}`,
    unknown: 'Nicht bekannt',
    newAddress: 'Neue Adresse',
  },

  messageReceived: {
    subject: (subject) => `Ihre Nachricht ist da: ${subject}`,
    title: 'Ihre Nachricht ist da',
    text: 'vielen Dank für Ihre Nachricht. Wir antworten Ihnen so bald wie möglich.',
    quote: 'Sie schrieben',
    linkRemoved: '[Link entfernt]',
  },
  messageArrived: {
    subject: (name, subject) => `Nachricht von ${name}: ${subject}`,
    text: (name) => `über das Kontaktformular hat ${name} geschrieben.`,
    ended: (name) => `über die Website hat ${name} einen Vertrag gekündigt.`,
    sender: 'Absender',
    from: 'Name',
    email: 'E-Mail',
    about: 'Betreff',
    quote: 'Nachricht',
    button: 'Nachricht öffnen',
    reply: (email) => `Wenn Sie auf diese Mail antworten, geht Ihre Antwort an ${email}.`,
  },
  webhookOff: {
    subject: 'Ein Webhook ist abgeschaltet',
    text: 'seit drei Tagen hat ein anderes Programm keine unserer Meldungen angenommen. Es erfährt nichts mehr, bis jemand seinen Webhook wieder einschaltet. Was inzwischen geschieht, kann es abfragen.',
    address: 'Webhook',
    host: 'Adresse',
    button: 'Webhooks ansehen',
  },
  messageAnswered: {
    subject: (subject) => `Re: ${subject}`,
    title: 'Unsere Antwort an Sie',
    quote: 'Sie schrieben',
  },
  endingReceived: {
    subject: 'Ihre Kündigung ist eingegangen',
    text: 'Ihre Kündigung ist bei uns eingegangen. Diese Mail bestätigt, was Sie erklärt haben und wann es ankam. Wann der Vertrag endet, teilen wir Ihnen gesondert mit.',
    declared: 'Ihre Erklärung',
    receivedAt: 'Eingegangen',
  },
};
