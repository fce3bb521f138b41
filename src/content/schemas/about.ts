import type { SchemaContext } from 'astro:content';
import { group, list, picture, text, wholeNumber } from './fields.ts';
import { block, heading } from './parts.ts';

const alt = text('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen', 160);

const figure = group({
  value: text('Eine Zahl', 12),
  label: text('Was sie zählt', 60),
});

const story = ({ image }: SchemaContext) =>
  group(
    {
      title: heading.title,
      image: picture(image, 'Bild zur Geschichte, Pfad von dieser Datei aus'),
      alt,
      text: text('Absätze der Geschichte', 2100),
      figures: list(figure, 'Zahlen neben der Geschichte', { min: 0 }),
    },
    'Wie das Unternehmen entstanden ist',
  );

export const member = ({ image }: SchemaContext) =>
  group({
    order: wholeNumber('Platz in der Reihe der Aufgaben'),
    role: text('Aufgabe', 40),
    text: text('Ein Satz zur Aufgabe', 120),
    portrait: picture(image, 'Gezeichnetes Porträt, Pfad von dieser Datei aus'),
    alt,
  });

export const about = (context: SchemaContext) =>
  group({
    title: heading.title,
    description: text('Beschreibung der Seite für Suchmaschinen', 160),
    lead: heading.lead,
    story: story(context),
    values: group({ ...heading, items: list(block, 'Die Werte', { min: 2, max: 6 }) }, 'Werte'),
    team: group(heading, 'Die Aufgaben im Team; sie stehen im Ordner team'),
  });
