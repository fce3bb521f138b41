import type { SchemaContext } from 'astro:content';
import { group, link, list, externalLink, picture, text, wholeNumber } from './fields.ts';
import { block, heading } from './parts.ts';

export const slide = ({ image }: SchemaContext) =>
  group({
    order: wholeNumber('Platz in der Reihe der Folien'),
    title: text('Überschrift der Folie', 70),
    description: text('Ein bis zwei Sätze unter den Feldern der Folie', 200),
    buttonText: text('Beschriftung der Schaltfläche', 30),
    buttonLink: link('Ziel der Schaltfläche; leer führt zur Kontaktseite'),
    image: picture(image, 'Bild der Folie, Pfad von dieser Datei aus'),
    alt: text('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen', 160),
  });

const slider = group(
  {
    label: text('Name des Bereichs für Vorleseprogramme', 60),
    previous: text('Schaltfläche zurück', 40),
    next: text('Schaltfläche weiter', 40),
    pause: text('Schaltfläche, die den Wechsel anhält', 60),
    play: text('Schaltfläche, die den Wechsel wieder startet', 60),
    slide: text('Wort vor der Nummer einer Folie', 20),
    carousel: text('Wort für die Folien zusammen, für Vorleseprogramme', 20),
    of: text('Wort zwischen der Nummer einer Folie und ihrer Anzahl', 20),
  },
  'Bedienung der Folien; die Folien selbst stehen im Ordner slides',
);

const app = group(
  {
    title: text('Überschrift', 80),
    text: text('Ein bis zwei Sätze über die App', 300),
    appStore: text('Beschriftung des Links zum App Store', 40),
    appStoreLink: externalLink('Adresse der App im App Store'),
    playStore: text('Beschriftung des Links zu Google Play', 40),
    playStoreLink: externalLink('Adresse der App bei Google Play'),
  },
  'Hinweis auf die App',
);

export const home = group({
  title: heading.title,
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
  slider,
  advantages: group(
    { ...heading, items: list(block, 'Genau drei Spalten', { min: 3, max: 3 }) },
    'Block „Vorteile“ in drei Spalten',
  ),
  why: group(
    { ...heading, items: list(block, 'Die Gründe', { min: 2, max: 6 }) },
    'Block „Warum wir“',
  ),
  services: group(
    { ...heading, more: text('Link zu allen Leistungen', 60) },
    'Kurzfassung der Leistungen; die Leistungen stehen im Ordner services',
  ),
  app,
});
