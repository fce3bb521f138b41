import type { Translation } from '../translation.ts';
import type { settingMessages as english } from '../en/setting-messages.ts';

export const settingMessages: Translation<typeof english> = {
  settings: {
    hours: 'Bitte geben Sie ganze Stunden von 0 bis 999 ein',
    minutes: 'Bitte geben Sie ganze Minuten von 0 bis 999 ein',
    days: 'Bitte geben Sie ganze Tage von 0 bis 999 ein',
    percent: 'Bitte geben Sie ganze Prozent von 0 bis 100 ein',
    taxed: 'Bitte wählen Sie, ob solche Gebühren besteuert werden',
    money: 'Bitte geben Sie einen Betrag ein',
    account: 'Bitte geben Sie ein Konto mit 3 bis 8 Ziffern ein',
    invoiceAt: 'Bitte wählen Sie, wann Rechnungen entstehen',
    chart: 'Bitte wählen Sie SKR 03 oder SKR 04',
    consultant: 'Bitte geben Sie eine Zahl von 1001 bis 9999999 ein',
    client: 'Bitte geben Sie eine Zahl von 1 bis 99999 ein',
    digits: 'Bitte geben Sie eine Zahl von 4 bis 8 ein',
    month: 'Bitte geben Sie einen Monat von 1 bis 12 ein',
    booked: 'Bitte wählen Sie, ob Zahlungen mit ausgegeben werden',
    fixed: 'Das legt die Umgebung des Servers fest und lässt sich hier nicht ändern',
    updated: 'Die Einstellungen sind gespeichert und gelten',
  },
  mailSentences: {
    template: 'Bitte wählen Sie eine Mail aus',
    language: 'Bitte wählen Sie eine Sprache aus',
    sentence: 'Bitte schreiben Sie, was hinzukommen soll',
    notFound: 'Diesen Zusatz gibt es nicht',
    set: 'Der Zusatz steht ab jetzt in den Mails',
    removed: 'Der Zusatz steht nicht mehr in den Mails',
  },
  vatRates: {
    day: 'Bitte geben Sie einen Tag ein',
    percent: 'Bitte geben Sie Prozent von 0 bis 99,99 ein',
    tooMany: ({ maximum }) =>
      `Es gibt schon ${maximum} Steuersätze. Bitte entfernen Sie erst einen alten`,
    notFound: 'Diesen Steuersatz gibt es nicht',
    set: 'Der Steuersatz ist gespeichert und gilt',
    removed: 'Der Steuersatz ist entfernt',
  },
};
