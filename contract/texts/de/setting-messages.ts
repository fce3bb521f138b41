import type { Translation } from '../translation.ts';
import type { settingMessages as english } from '../en/setting-messages.ts';

export const settingMessages: Translation<typeof english> = {
  settings: {
    hours: 'Bitte geben Sie ganze Stunden von 0 bis 999 ein',
    minutes: 'Bitte geben Sie ganze Minuten von 0 bis 999 ein',
    money: 'Bitte geben Sie einen Betrag ein',
    fixed: 'Das legt die Umgebung des Servers fest und lässt sich hier nicht ändern',
    updated: 'Die Einstellungen sind gespeichert und gelten',
  },
};
