import { counting } from '../../../contract/texts/counting.ts';
import { listMessages } from '../../../contract/texts/de/list-messages.ts';
import type { listTexts as english } from '../en/lists.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const { number, plural } = counting('de');

const reservations = { one: '# Buchung', other: '# Buchungen' };

export const listTexts: Translation<typeof english> = {
  views: {
    manage: 'Ansicht speichern oder ändern',
    title: 'Ihre Ansichten',
    about:
      'Eine Ansicht merkt sich Filter und Reihenfolge dieser Liste. Sie finden sie auf jedem Ihrer Geräte.',
    name: 'Name dieser Ansicht',
    nameHint: 'Eine Ansicht mit demselben Namen wird ersetzt.',
    save: 'Ansicht speichern',
    saved: (name) => `Die Ansicht „${name}“ ist gespeichert.`,
    list: 'Schon gespeichert',
    none: 'Noch keine.',
    rename: 'Umbenennen',
    renameThis: (name) => `Ansicht ${name} umbenennen`,
    newName: (name) => `Neuer Name von ${name}`,
    renamed: (name) => `Die Ansicht heißt jetzt „${name}“.`,
    remove: (name) => `Ansicht ${name} löschen`,
    removed: (name) => `Die Ansicht „${name}“ ist gelöscht.`,
    done: 'Fertig',
  },
  selection: {
    row: (what) => `${what} auswählen`,
    page: 'Alle auf dieser Seite auswählen',
    count: (count) => `${number(count)} ausgewählt`,
    full: (most) => `Mehr als ${number(most)} lassen sich nicht auswählen.`,
    clear: 'Auswahl aufheben',
    excel: 'Excel',
    csv: 'CSV',
    downloading: 'Der Download wird vorbereitet',
    cancel: 'Stornieren',
    cancelQuestion: (count) => `${plural(count, reservations)} stornieren?`,
    cancelHint:
      'Kunden mit E-Mail-Adresse werden benachrichtigt, und die Fahrzeuge können von anderen gebucht werden.',
    cancelConfirm: (count) => `${plural(count, reservations)} stornieren`,
    cancelled: (count) => `${plural(count, reservations)} storniert.`,
    refused: 'Das ging nicht bei:',
    reason: (number, reason) => `${number}: ${reason}`,
  },
};

export const catalogue = { texts: listTexts, messages: listMessages };
