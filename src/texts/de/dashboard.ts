import type { dashboardTexts as english } from '../en/dashboard.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const perStep = (what: string) => ({
  day: `${what} pro Tag`,
  week: `${what} pro Woche`,
  month: `${what} pro Monat`,
});

export const dashboardTexts: Translation<typeof english> = {
  conflicts: 'Fahrzeug fehlt',
  reasons: {
    missing: 'Fahrzeug gesperrt oder vergeben',
    late: 'Fahrzeug ist nicht zurück',
    past_due: 'Prüfung des Fahrzeugs ist überfällig',
  },
  dayList: 'Tagesliste',
  exchange: 'Anderes Fahrzeug',
  dues: 'Prüfungen zu planen',
  plan: 'Planen',
  tomorrow: 'Morgen',
  unanswered: 'Unbeantwortete Nachrichten',
  answer: 'Antworten',
  check: 'Prüfen',
  hoarded: (category) => `Ein Anschluss hat an einem Tag über die Hälfte gebucht: ${category}`,
  noCategory: 'Fahrzeuge ohne Kategorie',
  mailsWait: (since) => `E-Mails warten seit ${since}`,
  all: (count) => `Alle ${count}`,
  range: 'Zeitraum',
  ranges: {
    last30: 'Letzte 30 Tage',
    thisWeek: 'Diese Woche',
    lastWeek: 'Letzte Woche',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    thisQuarter: 'Dieses Quartal',
    lastQuarter: 'Letztes Quartal',
    thisYear: 'Dieses Jahr',
    lastYear: 'Letztes Jahr',
    own: 'Von Tag bis Tag',
  },
  from: 'Von',
  until: 'Bis',
  days: (from, until) => (from === until ? from : `${from} – ${until}`),
  comparedTo: (range, previous) => `${range}, im Vergleich zu ${previous}`,
  monthReport: (month) => `Monatsbericht ${month}`,
  revenue: 'Umsatz',
  revenueAbout:
    'Der Umsatz zählt am Ende der Miete: nach der Rückgabe, sonst nach dem vereinbarten Ende. Was noch nicht zurück ist, steht mit dem vereinbarten Preis darin, von Stornierungen nur die Gebühren.',
  utilisation: 'Auslastung',
  bookings: 'Buchungen',
  cancellations: 'Stornierungen',
  noShows: 'Nicht erschienen',
  averageHours: 'Mittlere Mietdauer',
  averagePrice: 'Mittlerer Preis',
  hours: (hours) => `${hours}\u00a0Stunden`,
  points: (points) => `${points}\u00a0Prozentpunkte`,
  none: '–',
  more: (by, before) => `+${by}, vorher ${before}`,
  less: (by, before) => `−${by}, vorher ${before}`,
  moreThan: (before) => `Mehr als zuvor (${before})`,
  before: (before) => `Zuvor: ${before}`,
  same: (before) => `Wie zuvor (${before})`,
  reservationsPer: perStep('Buchungen'),
  revenuePer: perStep('Umsatz'),
  steps: { day: 'Tag', week: 'Woche ab', month: 'Monat' },
};

export const catalogue = { texts: dashboardTexts, messages: {} };
