import { counting } from '../../../contract/texts/counting.ts';
import type { priceTexts as english } from '../en/prices.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const { plural } = counting('de');

const vehicles = (count: number) => plural(count, { one: '# Fahrzeug', other: '# Fahrzeuge' });
const ofVehicles = (count: number) => plural(count, { one: '# Fahrzeug', other: '# Fahrzeugen' });

export const priceTexts: Translation<typeof english> = {
  difference: (difference, total) => `${difference} auf ${total}`,
  byHand: 'Preis von Hand festlegen',
  wanted: (currency) => `Gewünschter Gesamtpreis in ${currency}`,
  discountPercent: 'Oder Rabatt in Prozent',
  reason: 'Grund',
  reasonHint: 'Der Kunde sieht ihn neben dem Preis.',
  fromComputed: (difference, computed) =>
    `${difference} gegenüber dem berechneten Preis von ${computed}`,
  asComputed: (computed) => `Der berechnete Preis ist ${computed}.`,
  remove: 'Zurück zum berechneten Preis',
  sameTotal: (lines) => `Der Preis bleibt trotz der längeren Zeit gleich: ${lines}.`,
  unknown: 'Der berechnete Preis ist noch nicht bekannt. Bitte versuchen Sie es noch einmal',

  freeVehicles: 'Welche Fahrzeuge sind frei?',
  category: 'Art',
  anyCategory: 'Alle Arten',
  giveTimes: 'Geben Sie Abholung und Rückgabe ein, dann stehen hier die freien Fahrzeuge.',
  soonest: 'Zuerst wieder frei, mit späterer Abholung',
  otherKinds: 'Andere Arten, dann frei',
  freeFrom: (time) => `ab ${time}`,
  noneFree: 'Dann ist kein solches Fahrzeug frei.',
  free: (count, isAll) =>
    isAll ? `${vehicles(count)} frei` : `Die ersten ${count} freien Fahrzeuge`,
  showAll: 'Alle zeigen',

  change: 'Preise ändern',
  noChange: 'Dieser Server kann nicht mehrere Preise auf einmal ändern.',
  about:
    'Wählen Sie, was sich ändern soll. Geändert wird erst mit dem Knopf unter der Liste. Für Buchungen gilt weiter, was vereinbart ist.',
  rule: 'Änderung',
  direction: 'Richtung',
  up: 'Erhöhen',
  down: 'Senken',
  measure: 'Um',
  percent: 'Prozent',
  amount: (currency) => `Betrag in ${currency}`,
  rates: {
    pricePerHour: 'Pro Stunde',
    pricePerDay: 'Pro Tag',
    pricePerWeek: 'Pro Woche',
  },
  leaveEmpty: 'Ein leeres Feld lässt den Preis, wie er ist.',
  badNumber: 'Bitte geben Sie eine Zahl ein',
  rounding: 'Runden auf',
  preview: 'Neue Preise',
  all: (count) => `Alle ${vehicles(count)}`,
  choose: (vehicle) => `${vehicle} ändern`,
  vehicle: 'Fahrzeug',
  becomes: (before, after) => `${before}, künftig ${after}`,
  nothing: 'Noch ändert sich kein Preis. Geben Sie oben ein, um wie viel.',
  builtIn: (count) =>
    plural(count, {
      one: '# mitgeliefertes Fahrzeug behält seine Preise.',
      other: '# mitgelieferte Fahrzeuge behalten ihre Preise.',
    }),
  apply: (count) => `Preise von ${ofVehicles(count)} ändern`,
  applied: (count) => `Die Preise von ${ofVehicles(count)} sind geändert.`,
  undo: 'Rückgängig machen',
  undone: (count) => `Die Preise von ${ofVehicles(count)} sind wieder wie zuvor.`,
  changedMeanwhile: (names) =>
    `Jemand hat inzwischen Preise geändert: ${names}. Es wurde nichts geändert. Die Liste zeigt die Preise von jetzt.`,
  notUndone: (names) =>
    `Jemand hat seitdem Preise geändert: ${names}. Es wurde nichts rückgängig gemacht.`,
};

export const catalogue = { texts: priceTexts, messages: {} };
