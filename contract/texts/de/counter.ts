import { counterMessages } from './counter-messages.ts';
import { counting } from '../counting.ts';
import type { counterTexts as english } from '../en/counter.ts';
import type { Translation } from '../translation.ts';

const { number, plural } = counting('de');

/** Of a tank. */
const eighths = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8', '8/8'];

export const counterTexts: Translation<typeof english> = {
  transfer: {
    end: 'Fahrzeug ist zurück am Standort',
    undo: 'Rückgängig: Es ist noch nicht zurück',
    ended: 'Das Fahrzeug ist zurück am Standort und wieder buchbar',
    set: 'Die Überführung läuft weiter',
    isHome: (place, time) => `Zurück an ${place} seit ${time}.`,
  },
  steps: { 'hand-over': 'Übergeben', return: 'Zurücknehmen' },
  stepFor: (step, customer) => `${step}: ${customer}`,
  rentals: { title: 'Aktuell und geplant', none: 'Nichts offen' },
  recorded: { 'hand-over': 'Übergabe', return: 'Rückgabe', 'no-show': 'Nicht erschienen' },
  story: 'Die Miete',
  states: {
    toPickUp: 'Abholung offen',
    missed: 'Nicht abgeholt',
    out: 'Unterwegs',
    late: 'Überfällig',
    returned: 'Zurückgegeben',
    closed: 'Abgeschlossen',
    noShow: 'Nicht erschienen',
    cancelled: 'Storniert',
  },
  about: {
    toPickUp: (time) => `Abholung ${time}`,
    missed: (time) => `Abholung war ${time}`,
    out: (time) => `Rückgabe ${time}`,
    late: (time) => `Rückgabe war ${time}`,
    returned: (time) => `Zurück seit ${time}`,
    closed: 'Abgeschlossen ohne erfasste Rückgabe',
    noShow: (time) => `Niemand ist gekommen. Erfasst ${time}`,
    cancelled: 'Das Fahrzeug ist für andere frei',
    toBeClosed:
      'Die Mietzeit ist schon vorbei. War das Fahrzeug unterwegs, tragen Sie Übergabe und Rücknahme mit ihren Zeiten nach („Es war früher“).',
  },
  change: 'Buchung ändern',
  extend: 'Verlängern',
  customer: 'Kunde',
  vehicle: 'Fahrzeug',
  pickUp: 'Abholung',
  dropOff: 'Rückgabe',
  when: 'Wann',
  mileage: 'Kilometerstand',
  kilometres: (count) => `${number(count)}\u00a0km`,
  driven: (count) => `${number(count)}\u00a0km gefahren`,
  fuel: 'Tank',
  fuelLevels: ['leer', ...eighths.slice(1, 8), 'voll'],
  fuelMissing: (count) => `${eighths[count]} weniger`,
  licence: 'Führerschein',
  licenceSeen: 'Gesehen',
  licenceNotSeen: 'Nicht gesehen',
  note: 'Notiz',
  reason: 'Grund',
  by: 'Erfasst von',
  isPastDue:
    'Eine Prüfung dieses Fahrzeugs ist überfällig. Es darf nur mit einer Begründung übergeben werden.',
  pastDue: (names) => `Überfällig: ${names}.`,
  vehicleMissing: (vehicle) =>
    `${vehicle} ist in dieser Zeit gesperrt oder anders vergeben. Weisen Sie dieser Buchung ein anderes Fahrzeug zu, oder dasselbe, wenn es wieder frei ist.`,
  giveVehicle: 'Fahrzeug zuweisen',
  clarify: 'Klären',
  money: 'Preis',
  total: 'Gesamtpreis',
  toPay: 'Zu zahlen',
  letAgain: (numbers) =>
    `Das Fahrzeug wurde für diese Zeit wieder vermietet (${numbers}): Rechnen Sie das auf die Gebühr an.`,
  deposit: 'Kaution',
  removeLine: (line) => `${line} entfernen`,
  removeQuestion: 'Diese Position entfernen?',
  remove: 'Entfernen',
  lineRemoved: 'Die Position ist entfernt.',
  more: {
    noShow: 'Nicht erschienen',
    nobodyCame: 'Niemand gekommen',
    wasOut: 'War unterwegs, nachtragen',
    addLine: 'Position hinzufügen',
    undo: {
      'hand-over': 'Übergabe rückgängig machen',
      return: 'Rückgabe rückgängig machen',
      'no-show': 'Nichterscheinen rückgängig machen',
    },
  },
  undo: {
    'hand-over': {
      question: 'Die Übergabe rückgängig machen?',
      hint: 'Was erfasst ist, wird gelöscht, auch Schäden und Unterschrift. Zahlungen bleiben. Das Fahrzeug gilt als noch nicht abgeholt; wer dafür weichen musste, hat es wieder.',
      done: 'Die Übergabe ist rückgängig gemacht.',
    },
    return: {
      question: 'Die Rückgabe rückgängig machen?',
      hint: 'Was erfasst ist, wird gelöscht, auch die Positionen, neuen Schäden und die Sperre der Rückgabe. Zahlungen bleiben. Das Fahrzeug gilt wieder als unterwegs; Buchungen, die der Sperre weichen mussten, kommen zurück.',
      done: 'Die Rückgabe ist rückgängig gemacht.',
    },
    'no-show': {
      question: 'Ist der Kunde doch erschienen?',
      hint: 'Die Buchung ist wieder offen, und ihre Gebühr wird gelöscht.',
      done: 'Die Buchung ist wieder offen.',
    },
  },
  noShow: {
    title: 'Ist niemand gekommen?',
    about: 'Die Buchung wird storniert, und das Fahrzeug ist für andere frei.',
    fee: (currency) => `Gebühr in ${currency}`,
    feeHint: 'Leer lassen, wenn keine anfällt.',
    record: 'Nichterscheinen erfassen',
    done: 'Das Nichterscheinen ist erfasst. Das Fahrzeug ist für andere frei.',
  },
  otherKind: (consent) => `Von anderer Art als gebucht. Zustimmung: ${consent}`,
  line: {
    title: 'Position hinzufügen',
    kind: 'Art',
    amount: (currency) => `Betrag in ${currency}`,
    percent: 'Oder in Prozent des Mietpreises',
    text: 'Wofür',
    textHint: 'Der Kunde sieht es neben dem Preis.',
    add: 'Hinzufügen',
    done: (line, amount) => `${line}, ${amount}: hinzugefügt.`,
  },
  form: {
    handOver: 'Fahrzeug übergeben',
    takeBack: 'Fahrzeug zurücknehmen',
    mileage: 'Kilometerstand',
    before: (value) => `Bei der Übergabe: ${value}`,
    lastKnown: (value) => `Zuletzt bekannt: ${value}`,
    belowKnown: (value) => `Zuletzt bekannt: ${value}. Das hier ist weniger, bitte prüfen.`,
    fuel: 'Tankfüllung',
    noteHint: 'Kratzer, Zubehör, Schlüssel …',
    reason: 'Warum das Fahrzeug trotzdem übergeben wird',
    earlier: 'Es war früher',
    earlierHint: 'Lassen Sie beides leer, wenn es jetzt geschieht.',
    date: 'Datum',
    time: 'Uhrzeit',
    toReservation: 'Zur Buchung',
  },
  errors: {
    belowHandOver: (value) =>
      `Bei der Übergabe waren es ${value}. Weniger können es jetzt nicht sein`,
    time: 'Bitte geben Sie auch die Uhrzeit ein',
  },
  preview: {
    title: 'Was durch die Rückgabe dazukommt',
    first: 'Geben Sie Kilometerstand und Tankfüllung ein. Hier steht dann, was dazukommt.',
    asking: 'Wird berechnet …',
    nothing: 'Nichts. Der Preis bleibt.',
    noFuelPrice: 'Für fehlenden Kraftstoff ist kein Preis hinterlegt.',
    late: (count) => plural(count, { one: '# Stunde zu spät', other: '# Stunden zu spät' }),
    included: {
      week: 'im Wochenpreis enthalten',
      day: 'im Tagespreis enthalten',
      rental: 'im vereinbarten Preis enthalten',
    },
    total: 'Neuer Gesamtpreis',
    priceChanged: (was, is) =>
      `Der Gesamtpreis war ${was} und ist jetzt ${is}. Um die Rückgabe zu diesem Preis zu erfassen, wählen Sie noch einmal „Zurücknehmen“.`,
    look: (total) =>
      `Bitte prüfen Sie den neuen Gesamtpreis: ${total}. Um die Rückgabe zu erfassen, wählen Sie noch einmal „Zurücknehmen“.`,
  },
  done: {
    handOver: (customer, time) => `An ${customer} übergeben. Nächster Schritt: Rückgabe ${time}.`,
    takeBack: (model) => `${model} ist zurück.`,
    open: (amount) => `Offen: ${amount}.`,
    tooMuch: (amount) => `Zu viel bezahlt: ${amount}.`,
    held: (amount) => `Kaution noch hier: ${amount}.`,
    nothing: 'Die Miete ist abgeschlossen.',
  },
  meanwhile: {
    about: 'Diese Buchung wurde inzwischen geändert. Ihre Eingaben sind noch da.',
    change: (name, now, before) => `${name}: ${now}, vorher ${before}`,
    again: 'Bitte prüfen Sie das und wählen Sie die Schaltfläche noch einmal.',
    reloaded:
      'Diese Buchung wurde inzwischen geändert und wird jetzt im neuen Stand gezeigt. Bitte prüfen Sie sie, und versuchen Sie es noch einmal.',
  },
  notNow: {
    'hand-over': {
      recorded: 'Das Fahrzeug ist schon übergeben.',
      closed: 'Diese Buchung ist geschlossen. Es gibt nichts zu übergeben.',
    },
    return: {
      recorded: 'Das Fahrzeug ist schon zurück.',
      closed: 'Das Fahrzeug wurde nicht übergeben und kann daher nicht zurückgenommen werden.',
    },
  },
  notOffered: 'Dieser Server erfasst keine Übergaben.',
};

export const catalogue = { texts: counterTexts, messages: counterMessages };
