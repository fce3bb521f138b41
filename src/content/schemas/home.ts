import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { block, heading, text } from './text.ts';

export const slide = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.number().int().describe('Platz in der Reihe der Folien'),
    title: text('Überschrift der Folie', 70),
    description: text('Ein bis zwei Sätze unter der Überschrift', 200),
    buttonText: text('Beschriftung der Schaltfläche', 30),
    buttonLink: z.string().describe('Ziel der Schaltfläche; leer führt zur Kontaktseite'),
    image: image().describe('Bild der Folie, Pfad von dieser Datei aus'),
    alt: text('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen', 160),
  });

export const home = z.strictObject({
  title: heading.title,
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
  slider: z
    .strictObject({
      label: text('Name des Bereichs für Vorleseprogramme', 60),
      previous: text('Schaltfläche zurück', 40),
      next: text('Schaltfläche weiter', 40),
      pause: text('Schaltfläche, die den Wechsel anhält', 60),
      play: text('Schaltfläche, die den Wechsel wieder startet', 60),
      slide: text('Wort vor der Nummer einer Folie', 20),
    })
    .describe('Bedienung der Folien; die Folien selbst stehen im Ordner slides'),
  advantages: z
    .strictObject({ ...heading, items: z.array(block).length(3, 'Es sind genau drei Spalten') })
    .describe('Block „Vorteile“ in drei Spalten'),
  why: z
    .strictObject({ ...heading, items: z.array(block).min(2).max(6) })
    .describe('Block „Warum wir“'),
  services: z
    .strictObject({ ...heading, more: text('Link zu allen Leistungen', 60) })
    .describe('Kurzfassung der Leistungen; die Leistungen stehen im Ordner services'),
  app: z
    .strictObject({
      title: text('Überschrift', 80),
      text: text('Ein bis zwei Sätze über die App', 300),
      appStore: text('Beschriftung des Links zum App Store', 40),
      appStoreLink: z.url('muss eine Adresse sein, die mit https:// beginnt'),
      playStore: text('Beschriftung des Links zu Google Play', 40),
      playStoreLink: z.url('muss eine Adresse sein, die mit https:// beginnt'),
    })
    .describe('Hinweis auf die App'),
});
