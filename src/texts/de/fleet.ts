import { counting } from '../../../contract/texts/counting.ts';
import type { fleetTexts as english } from '../en/fleet.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const { number, plural } = counting('de');

export const fleetTexts: Translation<typeof english> = {
  retire: 'Ausmustern',
  question: (model) => `${model} ausmustern?`,
  hint: 'Das Fahrzeug wird nicht mehr angeboten und kann nicht mehr gebucht werden, seine Sperren enden. Buchungen, Auswertungen und Verlauf bleiben erhalten. Sie können es jederzeit wieder in Betrieb nehmen.',
  instead:
    'Dieses Fahrzeug hat Buchungen und kann deshalb nicht gelöscht werden. Sie können es stattdessen ausmustern: Es wird nicht mehr angeboten und kann nicht mehr gebucht werden, seine Sperren enden, und seine Vergangenheit bleibt erhalten.',
  moveAndRetire: 'Verlegen und ausmustern',
  leaveAndRetire: (count) =>
    plural(count, {
      one: 'Ausmustern, # Buchung bleibt ohne Fahrzeug',
      other: 'Ausmustern, # Buchungen bleiben ohne Fahrzeug',
    }),
  stuck: 'Diese Buchungen müssen Sie zuerst abschließen, stornieren oder ändern.',
  since: (time) =>
    `Ausgemustert seit ${time}. Das Fahrzeug wird nicht mehr angeboten, seine Vergangenheit bleibt erhalten.`,
  reinstate: 'Wieder in Betrieb nehmen',
  reinstateQuestion: (model) => `${model} wieder in Betrieb nehmen?`,
  reinstateHint: 'Das Fahrzeug wird ab sofort wieder angeboten und kann gebucht werden.',
  anywhere: 'Überall',
  image: 'Bild',
  furtherImages: 'Weitere Bilder',
  addImages: 'Bilder hinzufügen',
  mainImage: 'Hauptbild',
  orderHint:
    'Das erste ist das Hauptbild. Ziehen Sie die Bilder in die gewünschte Reihenfolge oder nutzen Sie die Pfeile.',
  isMain: (number) => `Bild ${number} ist jetzt das Hauptbild`,
  isMoved: (from, to, count) => `Bild ${from} ist jetzt Nummer ${to} von ${count}`,
  isRemoved: (number, left) => `Bild ${number} ist entfernt. Verbleibende Bilder: ${left}`,
  furtherImage: (number) => `Bild ${number}`,
  makeMain: (number) => `Bild ${number} als Hauptbild`,
  moveEarlier: (number) => `Bild ${number} nach oben`,
  moveLater: (number) => `Bild ${number} nach unten`,
  removeImage: (number) => `Bild ${number} entfernen`,
  vehicleGroups: {
    identity: 'Fahrzeug',
    load: 'Platz, Ladung und Führerschein',
    prices: 'Preise und Kaution',
    service: 'Termine und Kilometer',
  },
  ageFollows: 'Ergibt sich aus der Erstzulassung.',
  ageInstead: 'Oder geben Sie die Erstzulassung an.',
  required: (fields) => `Nötig sind: ${fields}. Alles andere ist freiwillig.`,
  noBlocks: 'Keine Sperren.',
  mileage: {
    title: 'Kilometerstand',
    at: 'Wann',
    step: 'Wobei',
    none: 'Bisher wurde bei keiner Übergabe oder Rückgabe ein Stand abgelesen.',
  },
  dues: {
    title: 'Fristen',
    name: 'Was fällig wird',
    months: 'Alle … Monate',
    lastOn: 'Zuletzt am',
    dueOn: 'Fällig am',
    blocks: 'Fahrzeug danach sperren',
    blocksHint:
      'Nach dem Termin wird es nicht mehr vermietet und nur mit einer Begründung übergeben.',
    addThis: (what) => `Frist hinzufügen: ${what}`,
    remove: 'Entfernen',
    removeThis: (what) => `${what} entfernen`,
    done: 'Erledigt',
    doneThis: (what) => `${what} ist erledigt`,
    isDone: (what) => `Heute erledigt: ${what}.`,
    next: (day) => `Wieder fällig ${day}.`,
    undoThis: (what) => `Rückgängig: ${what} ist erledigt`,
    isUndone: (what) => `Wieder fällig wie zuvor: ${what}.`,
  },
  chooseImage: 'Bild auswählen',
  dropImage: 'Oder hierher ziehen.',
  imageRule: (megabytes) => `AVIF, WebP, JPEG, PNG oder GIF, höchstens ${number(megabytes)} MB.`,
  uploading: (percent) => `Wird hochgeladen, ${number(percent)} %`,
  preview: 'Vorschau des gewählten Bildes',
};

export const catalogue = { texts: fleetTexts, messages: {} };
