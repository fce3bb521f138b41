import { z } from 'astro/zod';
import { group, text } from './fields.ts';

export const legal = group({
  title: text('Überschrift der Seite', 60),
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
  updated: z.date('muss ein Datum sein, zum Beispiel 2023-08-01').optional().describe('Stand'),
});
