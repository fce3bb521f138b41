import { group, text } from './fields.ts';

export const site = group({
  description: text('Beschreibung der Website für Suchmaschinen', 160),
  skip: text('Sprungmarke zum Inhalt, für Tastatur und Vorleseprogramme', 40),
  home: text('Wohin das Logo führt, für Vorleseprogramme', 40),
  menu: text('Name der Schaltfläche, die auf dem Telefon die Navigation öffnet', 20),
  mainNavigation: text('Name der Navigation für Vorleseprogramme', 40),
  navigation: group(
    {
      home: text('Startseite', 20),
      solutions: text('Leistungen', 20),
      about: text('Über uns', 20),
      contact: text('Kontakt', 20),
    },
    'Namen der Seiten in Kopf- und Fußzeile',
  ),
  rent: text('Schaltfläche zu den Fahrzeugen, und Überschrift ihrer Seite', 30),
  rentShort: text('Dieselbe Schaltfläche auf dem Telefon', 10),
  pricing: text('Wie der Preis entsteht, unter den Fahrzeugen', 300),
  noScript: text(
    'Hinweis, wo ein Teil der Seite ohne JavaScript nicht geht; Telefon und E-Mail folgen',
    120,
  ),
  footer: group(
    {
      links: text('Überschrift der Links', 40),
      privacy: text('Link zur Datenschutzerklärung', 40),
      imprint: text('Link zum Impressum', 40),
      accessibility: text('Link zur Seite Barrierefreiheit', 40),
      ending: text('Link zur Seite, auf der man Verträge kündigt (§ 312k BGB)', 40),
      hours: text('Überschrift der Öffnungszeiten', 40),
      yards: text('Link zu den Öffnungszeiten der Standorte', 40),
      contact: text('Überschrift der Kontaktdaten', 40),
      claim: text('Ein Satz unter dem Logo', 120),
      language: text('Name der Sprachauswahl für Vorleseprogramme', 40),
    },
    'Fußzeile',
  ),
  lost: group(
    {
      notFound: text('Satz für eine Adresse, die es nicht gibt', 160),
      forbidden: text('Satz für eine Seite, die der Verwaltung vorbehalten ist', 160),
      vehicles: text('Schaltfläche zu den Fahrzeugen', 30),
      call: text('Worte vor der Telefonnummer', 60),
    },
    'Was hilft, wenn eine Seite nicht zu sehen ist',
  ),
  contents: text('Wort über dem Inhaltsverzeichnis eines langen Textes', 20),
  updated: text('Wort vor dem Stand eines rechtlichen Textes', 20),
  firstVersion: text('Worte vor dem Tag seiner ersten Fassung', 30),
});
