import { staffMessages } from '../../../contract/texts/de/staff-messages.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import type { staffTexts as english } from '../en/staff.ts';

export const staffTexts: Translation<typeof english> = {
  title: 'Mitarbeiter',
  empty: 'Noch arbeitet hier niemand',
  name: 'Name',
  lastLogin: 'Letzte Anmeldung',
  unknown: 'Nicht bekannt',
  state: 'Zugang',
  on: 'Eingeschaltet',
  off: 'Abgeschaltet',
  since: (time) => `seit ${time}`,
  changeRoles: 'Rollen ändern',
  rolesAbout: (name) => `Mit anderen Rollen wird ${name} überall abgemeldet.`,
  switchOff: 'Zugang abschalten',
  switchOffQuestion: (name) => `Zugang von ${name} abschalten?`,
  switchOffHint:
    'Alle Geräte werden sofort abgemeldet, und Kalender enden. In Vorgängen bleibt der Name stehen. Der Zugang lässt sich wieder einschalten.',
  switchOn: 'Zugang einschalten',
  invite: 'Jemanden einladen',
  inviteAbout:
    'Wer eingeladen ist, bekommt eine E-Mail mit einem Link, der 7 Tage gilt, und wählt selbst ein Passwort.',
  nameOptional: 'Für die Anrede. Freiwillig.',
  send: 'Einladung schicken',
  noMails: 'Dieser Server verschickt keine E-Mails, deshalb lässt sich niemand einladen.',
  invitations: 'Offene Einladungen',
  noInvitations: 'Keine Einladung ist offen',
  invitedBy: 'Eingeladen von',
  until: 'Gilt bis',
  ended: 'Abgelaufen',
  sendAgain: 'Noch einmal schicken',
  withdraw: 'Zurückziehen',
};

export const catalogue = { texts: staffTexts, messages: staffMessages };
