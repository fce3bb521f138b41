import type { availabilityTexts as english } from '../en/availability.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { duration } from './duration.ts';

const unit = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const availabilityTexts: Translation<typeof english> = {
  title: 'Wann ist es frei?',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  states: { free: 'frei', partly: 'teils', taken: 'belegt', closed: 'zu' },
  free: 'frei',
  partly: 'teilweise belegt',
  taken: 'belegt',
  placeClosed: 'Standort geschlossen',
  legend: {
    free: 'Frei',
    partly: 'Teilweise belegt, nach Uhrzeit',
    taken: 'Belegt',
    closed: 'Standort geschlossen, keine Abholung',
    ask: 'Standort geschlossen, Abholung nach Vereinbarung',
  },
  takenAt: (times) => `teilweise belegt: ${times} Uhr`,
  fromTo: (from, until) => `${from} bis ${until}`,
  pickUpDay: 'Abholung',
  dropOffDay: 'Rückgabe',
  choosePickUp: 'Wählen Sie den Tag der Abholung.',
  chooseDropOff: 'Wählen Sie nun den Tag der Rückgabe.',
  chosen: (days) => `Gewählt: ${days}`,
  calendarFailed: 'Der Kalender konnte nicht geladen werden.',
  quoteFailed: 'Der Preis konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',

  total: (total) => `Gesamtpreis ${total}`,
  isAvailable: 'Verfügbar',
  byArrangement: 'Abholung nach Vereinbarung',
  takenUntil: (until) => `Belegt bis ${until}.`,
  notAvailable: 'In dieser Zeit nicht verfügbar.',
  freeUntil: (deadline) => `Kostenlos stornieren bis ${deadline}`,
  nextFree: 'Nächster freier Zeitraum:',
  takenThen: 'Belegt',
  closedThen: 'Standort geschlossen',
  atYourTime: 'zu Ihrer Zeit',
  whatIsFree: 'Was ist frei?',
  adjustTime: 'Zeit anpassen',
  clock: (time) => `${time}\u00a0Uhr`,
  takeIt: (from, until) => `${from} bis ${until}`,
  instead: 'Zu Ihrer Zeit frei',
  forDuration: (hours) => `für ${duration(hours)}`,
  onward: 'Weiter',
  lines: {
    hour: (count, each) => `${count} Std. × ${each}`,
    day: (count, each) => `${unit(count, 'Tag', 'Tage')} × ${each}`,
    week: (count, each) => `${unit(count, 'Woche', 'Wochen')} × ${each}`,
    flat: () => 'Rückgabe an einem anderen Standort',
  },
  atMost: {
    day: 'Angefangene Tage kosten höchstens den Tagespreis.',
    week: 'Angefangene Wochen kosten höchstens den Wochenpreis.',
  },

  map: 'Anfahrt',
};
