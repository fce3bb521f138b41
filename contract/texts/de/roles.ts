import type { roleTexts as english } from '../en/roles.ts';
import type { Translation } from '../translation.ts';

export const roleTexts: Translation<typeof english> = {
  gives: {
    Customer: 'Bucht selbst und sieht die eigenen Reservierungen.',
    Counter:
      'Reserviert für Kunden, übergibt, nimmt zurück, notiert Zahlungen und beantwortet Nachrichten; Rabatte bis zur Grenze aus den Einstellungen.',
    Accounting:
      'Sieht Reservierungen und Kunden, stellt Rechnungen, notiert Zahlungen, mahnt und lädt Auswertungen herunter.',
    Administrator: 'Darf alles.',
  },
  names: {
    Customer: 'Kunde',
    Counter: 'Schalter',
    Accounting: 'Buchhaltung',
    Administrator: 'Administrator',
  },
};
