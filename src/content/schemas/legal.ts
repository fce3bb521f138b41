import { z } from 'astro/zod';
import { group, text } from './fields.ts';

const day = z.date('muss ein Datum sein, zum Beispiel 2023-08-01').optional();

const imprint = group(
  {
    provider: text('Überschrift der Angaben zum Anbieter', 60),
    directors: text('Worte vor den Namen der Geschäftsführung', 60),
    register: text('Wort vor der Nummer im Handelsregister', 60),
    vatId: text('Worte vor der Umsatzsteuer-Identifikationsnummer', 80),
    responsible: text('Worte vor den Namen der Verantwortlichen', 60),
    sameAddress: text('Hinweis auf die Anschrift weiter oben', 60),
  },
  'Angaben zum Anbieter im Impressum; Namen und Nummern stehen in src/lib/site/company.ts',
);

export const legal = group({
  title: text('Überschrift der Seite', 60),
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
  responsible: text('Überschrift der Anschrift in der Datenschutzerklärung', 60).optional(),
  contact: text('Überschrift der Anschrift auf der Seite Barrierefreiheit', 60).optional(),
  imprint: imprint.optional(),
  updated: day.describe('Stand'),
  firstVersion: day.describe('Tag der ersten Fassung'),
});

export const legalInEnglish = group({ title: text('Überschrift', 60) });
