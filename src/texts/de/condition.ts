import { counting } from '../../../contract/texts/counting.ts';
import type { conditionTexts as english } from '../en/condition.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { conditionMessages } from '../../../contract/texts/de/condition-messages.ts';
import { damagePlaceTexts } from '../../../contract/texts/de/damage-places.ts';

const { number, plural } = counting('de');

export const conditionTexts: Translation<typeof english> = {
  places: damagePlaceTexts,
  damages: 'Schäden',
  known: 'Schon vorhanden',
  noneKnown: 'Es ist kein Schaden bekannt.',
  newDamages: 'Neue Schäden',
  since: (time) => `seit ${time}`,
  noted: (time, by) => (by === null ? time : `${time}, ${by}`),
  repaired: (time) => `repariert ${time}`,
  addDamage: 'Schaden erfassen',
  addAnother: 'Weiteren Schaden erfassen',
  damage: (number) => `Schaden ${number}`,
  place: 'Wo',
  note: 'Beschreibung',
  noteHint: 'Kratzer, 10 cm lang; Delle …',
  charge: (currency) => `Dem Kunden berechnen, in ${currency}`,
  chargeHint: 'Leer lassen, wenn nichts berechnet wird.',
  removeDamage: (damage) => `${damage} entfernen`,
  remove: 'Entfernen',
  block: {
    take: 'Fahrzeug sperren',
    hint: 'Ab jetzt, zur Reparatur.',
    until: 'Bis',
    untilHint: 'Leer lassen, solange das Ende offen ist.',
    note: 'Reparatur',
    row: 'Fahrzeug gesperrt',
    taken: 'Zur Reparatur, ab dieser Rückgabe',
  },
  vehicle: {
    none: 'Es ist kein Schaden erfasst.',
    repair: 'Als repariert vermerken',
    repairThis: (damage) => `Als repariert vermerken: ${damage}`,
    undo: 'Doch nicht repariert',
    undoThis: (damage) => `Doch nicht repariert: ${damage}`,
    former: (count) =>
      plural(count, { one: '# reparierter Schaden', other: '# reparierte Schäden' }),
    submit: 'Schaden speichern',
    cancel: 'Abbrechen',
    added: 'Der Schaden ist erfasst.',
    repaired: 'Der Schaden ist als repariert vermerkt.',
    there: 'Der Schaden gilt wieder als vorhanden.',
    ofReservation: (number) => `festgestellt bei ${number}`,
    failed: 'Die Schäden konnten nicht geladen werden',
  },
  photos: {
    title: 'Fotos',
    take: 'Fahrzeug fotografieren',
    takeOfDamage: 'Diesen Schaden fotografieren',
    count: (all, waiting) =>
      `${plural(all, { one: '# Foto', other: '# Fotos' })}${waiting > 0 ? `, ${number(waiting)} ${waiting === 1 ? 'wartet' : 'warten'}` : ''}`,
    full: 'Mehr sind es je Schritt nicht.',
    waiting: 'Wartet',
    notTaken: 'Nicht gespeichert',
    refused: (reason) => `Ein Foto konnte nicht gespeichert werden: ${reason}`,
    photo: (number) => `Foto ${number}`,
    photoOf: (damage, number) => `${damage}, Foto ${number}`,
    close: 'Schließen',
    remove: (number) => `Foto ${number} löschen`,
    removeQuestion: 'Dieses Foto löschen?',
    delete: 'Löschen',
    removed: 'Das Foto ist gelöscht.',
  },
  signature: {
    row: 'Unterschrift',
    title: 'Unterschrift des Kunden',
    hint: 'Freiwillig. Im Feld unterschreiben oder den Namen eintippen: Dann gilt der Name als Unterschrift.',
    pad: 'Feld zum Unterschreiben',
    empty: 'Hier unterschreiben',
    signed: 'Unterschrieben.',
    clear: 'Löschen',
    cleared: 'Das Feld ist leer.',
    name: 'Wer unterschreibt',
    signedBy: (name) => `Unterschrieben von ${name}`,
    byName: (name) => `Mit dem Namen bestätigt: ${name}`,
    of: (name) => `Unterschrift von ${name}`,
  },
};

export const catalogue = { texts: conditionTexts, messages: conditionMessages };
