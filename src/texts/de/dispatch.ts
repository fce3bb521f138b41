import type { dispatchTexts as english } from '../en/dispatch.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

export const dispatchTexts: Translation<typeof english> = {
  day: {
    title: 'Der Tag',
    notOffered: 'Dieser Server hat keine Tagesliste',
    today: 'Heute',
    tomorrow: 'Morgen',
    date: 'Tag',
    place: 'Ort',
    anyPlace: 'Alle Orte',
    print: 'Drucken',
    lists: {
      late: 'Überfällig',
      missed: 'Nicht abgeholt',
      missing: 'Fahrzeug fehlt',
      pickUps: 'Abholungen',
      returns: 'Rückgaben',
      toPrepare: 'Aufzubereiten',
      transfers: 'Überführungen',
    },
    time: 'Uhrzeit',
    number: 'Buchung',
    vehicle: 'Fahrzeug',
    customer: 'Kunde',
    due: 'Zu zahlen',
    deposit: 'Kaution',
    step: 'Nächster Schritt',
    done: 'erledigt',
    ofThemDone: (count) => `davon ${count} erledigt`,
    backAt: (time) => `zurück ${time}`,
    isBack: (time) => `zurück seit ${time}`,
  },
  early: {
    about: (time) =>
      `Die Abholung ist ${time} vereinbart. Übergeben Sie das Fahrzeug jetzt, beginnt die Miete jetzt.`,
    sooner: (time) => `Die Abholung ist ${time} vereinbart.`,
    price: 'Preis der Miete',
    today: (price) => `Neuer Preis ab jetzt: ${price}`,
    keep: (price) => `Preis behalten: ${price}`,
    inTheWay: 'Bis dahin gebucht. Diese Buchungen bleiben ohne Fahrzeug:',
    blocked:
      'Bis dahin gesperrt. Eine Sperre, die schon läuft, endet; andere verschieben Sie zuerst:',
    signed: (price) => `Der Kunde unterschreibt für einen Gesamtpreis von ${price}.`,
    submit: 'Miete beginnen und übergeben',
  },
  unusual: {
    kilometres: (value, usual) => `${value} gefahren ist ungewöhnlich viel (üblich: bis ${usual}).`,
    fewerKilometres: (value) => `Das sind ${value} weniger, als das Fahrzeug zuletzt hatte.`,
    price: (value, usual) =>
      `Ein Gesamtpreis von ${value} ist ungewöhnlich hoch (das Zehnfache der Miete wären ${usual}).`,
    confirm: (step) => `Stimmt das, wählen Sie noch einmal „${step}“.`,
  },
  cancel: {
    label: 'Stornieren',
    title: 'Diese Buchung stornieren?',
    about: 'Das Fahrzeug ist dann für andere frei. Erfasste Gebühren bleiben.',
    reason: 'Grund',
    reasonHint: 'Für Sie. Der Kunde sieht ihn nur in der Datei mit seinen Daten.',
    tell: 'Den Kunden per E-Mail benachrichtigen',
    submit: 'Stornieren',
    done: 'Die Buchung ist storniert.',
    because: (reason) => `Grund: ${reason}`,
  },
};

export const catalogue = { texts: dispatchTexts, messages: {} };
