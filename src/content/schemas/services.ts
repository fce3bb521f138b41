import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { heading, text } from './text.ts';

export const service = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.number().int().describe('Platz in der Reihe der Leistungen'),
    title: text('Name der Leistung', 40),
    summary: text('Ein Satz, der auch auf der Startseite steht', 140),
    points: z.array(text('Ein Stichpunkt', 60)).min(2).max(5).describe('Stichpunkte zur Leistung'),
    illustration: z
      .enum(['planning', 'supervision', 'backoffice', 'installation', 'civil-works', 'turnkey'])
      .describe('Welche kleine Zeichnung auf der Startseite steht'),
    image: image().describe('Bild auf der Seite Leistungen, Pfad von dieser Datei aus'),
    alt: text('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen', 160),
  });

export const solutions = z.strictObject({
  title: heading.title,
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
  lead: heading.lead,
  vehicles: z.strictObject(heading).describe('Kopf der Fahrzeugliste'),
});
