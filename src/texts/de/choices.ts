import type { choiceTexts as english } from '../en/choices.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

export const choiceTexts: Translation<typeof english> = {
  takenUntil: (time) => `belegt bis ${time}`,
  taken: 'belegt',
  notFree: 'Nicht frei',
  notReady: 'überfällig oder Prüfung fällig',
  pricing: 'Preis des anderen Fahrzeugs',
  keep: 'Wie vereinbart',
  keepHint: 'Für einen Ersatz',
  today: 'Heutiger Preis',
  todayHint: 'Für einen Wunsch des Kunden',
  unchanged: 'unverändert',
  deposit: (amount) => `Kaution ${amount}`,
  noDeposit: 'Keine Kaution',
  kilometres: (perDay, each) => `${perDay} km am Tag inklusive, danach ${each} je km`,
  allKilometres: 'Alle Kilometer inklusive',
  allowFree: 'Trotzdem speichern: Es ist nichts zu zahlen',
  swap: {
    open: 'Anderes Fahrzeug nehmen',
    title: 'Anderes Fahrzeug',
    about:
      'Der Preis bleibt wie vereinbart. Auch was Sie zu Führerschein und fahrenden Personen eingegeben haben, bleibt. Ihre Fotos dieser Übergabe werden gelöscht: Sie zeigen das bisherige Fahrzeug. Fotos von anderen bleiben.',
    otherKind: 'Wie hat der Kunde einem Fahrzeug anderer Art zugestimmt?',
    consentHint: 'Etwa: am Telefon, Herr Meyer',
    submit: 'Dieses Fahrzeug nehmen',
    done: (vehicle) => `Die Buchung hat jetzt ${vehicle}.`,
  },
};

export const catalogue = { texts: choiceTexts, messages: {} };
