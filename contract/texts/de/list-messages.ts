import { limits } from '../../values/limits.ts';
import { counting } from '../counting.ts';
import type { listMessages as english } from '../en/list-messages.ts';
import type { Translation } from '../translation.ts';

const { number, plural } = counting('de');

export const listMessages: Translation<typeof english> = {
  views: {
    screen: 'Diese Liste gibt es nicht',
    name: 'Bitte geben Sie einen Namen ein',
    query: 'Das ist keine Adresse einer Liste',
    tooMany: `Höchstens ${number(limits.views.count)} Ansichten lassen sich speichern. Bitte löschen Sie zuerst eine.`,
    saved: 'Die Ansicht ist gespeichert',
    renamed: 'Die Ansicht ist umbenannt',
    exists: 'So heißt schon eine andere Ansicht',
    deleted: 'Die Ansicht ist gelöscht',
    notFound: 'Diese Ansicht gibt es nicht',
  },
  selection: {
    ids: 'Bitte wählen Sie Buchungen aus',
    most: ({ most }) => `Höchstens ${number(most)} Buchungen auf einmal`,
    format: 'Bitte wählen Sie Excel oder CSV',
    cancelled: 'Alle Buchungen, bei denen das möglich ist, sind storniert',
  },
  imports: {
    flag: 'Bitte geben Sie true oder false an',
    missing: 'Bitte wählen Sie eine Datei',
    notATable:
      'Die Datei ist keine lesbare Tabelle. Bitte speichern Sie sie als CSV oder als Excel-Arbeitsmappe (.xlsx).',
    tooLarge: `Die Datei darf höchstens ${limits.imports.bytes / 1024 / 1024} MB groß sein`,
    tooManyRows: `Höchstens ${number(limits.imports.rows)} Zeilen mit ${limits.imports.columns} Spalten und ${number(limits.imports.characters)} Zeichen lassen sich auf einmal importieren`,
    noHeadings:
      'Keine der Überschriften ist bekannt. Die erste Zeile muss die Spalten benennen, wie im Download der Liste.',
    noColumn: ({ heading }) => `Die Spalte „${heading}“ fehlt`,
    choice: ({ choices }) => `Bitte schreiben Sie eines davon: ${choices}`,
    day: 'Bitte schreiben Sie den Tag als 31.12.2030 oder 2030-12-31',
    plateTwice: ({ row }) => `Zeile ${row} hat dasselbe Kennzeichen`,
    personKnown: ({ name, id }) =>
      `Ohne E-Mail, aber Name und Telefon hat schon: ${name} (Nr. ${id})`,
    personTwice: ({ row }) => `Zeile ${row} hat denselben Namen und dasselbe Telefon`,
    emailKnown: ({ name, id }) => `Jemand hat diese E-Mail-Adresse: ${name} (Nr. ${id})`,
    emailTwice: ({ row }) => `Zeile ${row} hat dieselbe E-Mail-Adresse`,
    refused: ({ errors, duplicates }) =>
      `Nichts wurde importiert: ${plural(errors, { one: '# Fehler', other: '# Fehler' })}, ${plural(duplicates, { one: '# Dublette', other: '# Dubletten' })}`,
    nothing: 'Nichts wurde importiert: Es bleibt keine Zeile übrig',
    ready: 'Noch ist nichts importiert',
    vehiclesAdded: ({ count }) =>
      plural(count, {
        one: '# Fahrzeug wurde importiert',
        other: '# Fahrzeuge wurden importiert',
      }),
    customersAdded: ({ count }) =>
      plural(count, { one: '# Kunde wurde importiert', other: '# Kunden wurden importiert' }),
  },
};
