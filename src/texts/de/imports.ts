import { counting } from '../../../contract/texts/counting.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { limits } from '../../../contract/values/limits.ts';
import type { importTexts as english } from '../en/imports.ts';

const { number, plural } = counting('de');

const rows = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });

export const importTexts: Translation<typeof english> = {
  open: 'Importieren',
  vehicles: 'Fahrzeuge importieren',
  customers: 'Kunden importieren',
  missing: 'Dieser Server kann keine Tabellen importieren.',
  about: {
    vehicles:
      'Fügt Fahrzeuge aus einer CSV-Datei oder Excel-Arbeitsmappe hinzu. Jedes bekommt eine neutrale Zeichnung als Bild, die Sie ersetzen können.',
    customers:
      'Fügt Kunden aus einer CSV-Datei oder Excel-Arbeitsmappe hinzu. Niemand bekommt eine E-Mail; einladen lassen sie sich später.',
  },
  file: 'Datei auswählen',
  sample: 'Muster mit allen Spalten',
  fileHint: `Die erste Zeile benennt die Spalten wie im Download der Liste oder mit anderen üblichen Namen, deutsch oder englisch. Höchstens ${number(limits.imports.rows)} Zeilen und ${limits.imports.bytes / 1024 / 1024} MB. Zuerst kommt eine Vorschau, die nichts importiert.`,
  reading: 'Die Datei wird gelesen',
  preview: 'Vorschau',
  row: 'Zeile',
  found: (name, count) => `${name}: ${rows(count)}`,
  fine: 'Alle Zeilen lassen sich importieren.',
  errors: (count) =>
    plural(count, {
      one: '# Fehler. Bitte berichtigen Sie ihn in der Datei und wählen Sie sie noch einmal.',
      other: '# Fehler. Bitte berichtigen Sie sie in der Datei und wählen Sie sie noch einmal.',
    }),
  duplicates: (count) =>
    plural(count, {
      one: '# Zeile ist schon bekannt und wird nicht importiert.',
      other: '# Zeilen sind schon bekannt und werden nicht importiert.',
    }),
  unknown: (headings) => `Diese Spalten werden nicht importiert: ${headings}`,
  shown: (count, all) => `${number(count)} von ${rows(all)} zu sehen.`,
  submit: (count) => `${rows(count)} importieren`,
  importing: 'Die Zeilen werden importiert',
  list: { vehicles: 'Fahrzeuge zeigen', customers: 'Benutzer zeigen' },
};

export const catalogue = { texts: importTexts, messages: {} };
