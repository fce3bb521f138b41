import type { Right } from '../../../contract/wire/rights.ts';
import { programMessages } from '../../../contract/texts/de/program-messages.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import type { programTexts as english } from '../en/programs.ts';

const rights: Partial<Record<Right, string>> = {
  'reservations.read': 'Buchungen lesen',
  'reservations.write': 'Buchungen anlegen, ändern und stornieren',
  'reservations.delete': 'Buchungen löschen',
  counter: 'Übergeben und zurücknehmen',
  prices: 'Preise von Hand senken und Berechnetes erlassen',
  payments: 'Zahlungen notieren',
  refunds: 'Geld zurückgeben und Kautionen einbehalten',
  invoices: 'Rechnungen lesen, ausstellen und stornieren',
  ledger: 'Offene Beträge und alle Zahlungen lesen',
  'customers.read': 'Kunden lesen',
  'customers.write': 'Kunden anlegen und ändern',
  'vehicles.read': 'Fahrzeuge lesen',
  'vehicles.write': 'Fahrzeuge anlegen und ändern',
  'vehicles.prices': 'Preise der Fahrzeuge ändern',
  blocks: 'Sperrzeiten planen',
  messages: 'Kontaktnachrichten lesen und beantworten',
  mails: 'E-Mails lesen und noch einmal senden',
  history: 'Den Verlauf lesen',
  figures: 'Auswertungen lesen',
  exports: 'Listen herunterladen',
  imports: 'Listen importieren',
  fines: 'Fragen, wer ein Fahrzeug hatte',
  settings: 'Einstellungen und Betrieb',
};

export const programTexts: Translation<typeof english> = {
  keys: {
    about:
      'Mit einem Schlüssel tut ein anderes Programm, was Sie ihm erlauben, etwa die Buchhaltung. Er wird einmal angezeigt. Der Verlauf nennt ihn.',
    notOffered: 'Dieser Server hat keine API-Schlüssel',
    reference: 'Beschreibung der API (englisch)',
    none: 'Noch keine Schlüssel',
    name: 'Name',
    rights: 'Darf',
    allowed: 'Was das Programm darf',
    by: 'Erstellt von',
    lastUsedAt: 'Zuletzt benutzt',
    never: 'Nie',
    expiresOn: 'Letzter Tag',
    noEnd: 'Ohne Ende',
    expired: 'Abgelaufen',
    actions: 'Aktionen',
    revoke: 'Widerrufen',
    revokeNamed: (name) => `${name} widerrufen`,
    revokeQuestion: (name) => `Den Schlüssel ${name} widerrufen?`,
    revokeHint:
      'Das Programm, das ihn benutzt, wird sofort abgewiesen. Das lässt sich nicht rückgängig machen.',
    new: 'Neuer Schlüssel',
    nameHint: 'Welches Programm ihn benutzt. So nennt ihn der Verlauf.',
    expiresHint: 'Leer: bis er widerrufen wird',
    create: 'Schlüssel erstellen',
    made: (name) => `Der Schlüssel ${name}`,
    once: 'Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt.',
    groups: {
      rentals: 'Vermietung',
      money: 'Geld',
      customers: 'Kunden',
      vehicles: 'Fahrzeuge',
      office: 'Büro',
    },
  },
  rights,
};

export const catalogue = { texts: programTexts, messages: programMessages };
