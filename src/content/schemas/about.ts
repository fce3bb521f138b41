import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { block, heading, text } from './text.ts';

const alt = text('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen', 160);

export const about = ({ image }: SchemaContext) =>
  z.strictObject({
    title: heading.title,
    description: text('Beschreibung der Seite für Suchmaschinen', 160),
    lead: heading.lead,
    story: z
      .strictObject({
        title: heading.title,
        image: image().describe('Bild zur Geschichte, Pfad von dieser Datei aus'),
        alt,
        paragraphs: z.array(text('Ein Absatz', 700)).min(1).describe('Absätze der Geschichte'),
        figures: z
          .array(
            z.strictObject({
              value: text('Eine Zahl', 12),
              label: text('Was sie zählt', 60),
            }),
          )
          .describe('Zahlen neben der Geschichte'),
      })
      .describe('Wie das Unternehmen entstanden ist'),
    values: z.strictObject({ ...heading, items: z.array(block).min(2).max(6) }).describe('Werte'),
    team: z
      .strictObject({
        ...heading,
        members: z
          .array(
            z.strictObject({
              role: text('Aufgabe', 40),
              text: text('Ein Satz zur Aufgabe', 120),
              portrait: image().describe('Gezeichnetes Porträt, Pfad von dieser Datei aus'),
              alt,
            }),
          )
          .min(1),
      })
      .describe('Die Aufgaben im Team'),
  });
