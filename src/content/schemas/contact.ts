import { group, text } from './fields.ts';
import { heading } from './parts.ts';

export const contact = group({
  title: heading.title,
  name: text('Name der Seite im Titel des Browsers', 30),
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
  lead: heading.lead,
  form: text('Überschrift des Formulars', 40),
  phone: text('Wort über einer Telefonnummer', 30),
  address: text('Wort über der Anschrift', 30),
  mail: text('Wort über der E-Mail-Adresse', 30),
  hours: text('Wort über den Öffnungszeiten', 30),
  places: text('Überschrift der Standorte, an denen Fahrzeuge stehen', 40),
  map: group(
    {
      title: text('Überschrift der Karte', 40),
      frame: text('Name der Karte für Vorleseprogramme', 80),
      notice: text('Hinweis zum Datenschutz vor dem Laden der Karte', 320),
      agree: text('Schaltfläche, mit der man zustimmt', 30),
      open: text('Link unter der Karte, der sie in einem neuen Tab öffnet', 40),
    },
    'Karte; sie lädt erst nach Zustimmung',
  ),
});
