import type { SchemaContext } from 'astro:content';
import { choice, group, list, picture, text, wholeNumber } from './fields.ts';
import { heading } from './parts.ts';

export const service = ({ image }: SchemaContext) =>
  group({
    order: wholeNumber('Platz in der Reihe der Leistungen'),
    title: text('Name der Leistung', 40),
    summary: text('Ein Satz, der auch auf der Startseite steht', 140),
    points: list(text('Ein Stichpunkt', 60), 'Stichpunkte zur Leistung', { min: 2, max: 5 }),
    illustration: choice(
      ['planning', 'supervision', 'backoffice', 'installation', 'civil-works', 'turnkey'],
      'Welche kleine Zeichnung auf der Startseite steht',
    ),
    image: picture(image, 'Bild auf der Seite Leistungen, Pfad von dieser Datei aus'),
    alt: text('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen', 160),
  });

export const solutions = group({
  title: heading.title,
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
  lead: heading.lead,
  vehicles: group(heading, 'Kopf der Fahrzeugliste'),
  vehicle: text('Name der Seite eines Fahrzeugs, bis dessen Modell bekannt ist', 30),
});
