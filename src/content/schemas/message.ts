import { group, text } from './fields.ts';

/** A page that only says one thing, in English as the application does. */
export const message = group({
  title: text('Name der Seite im Titel des Browsers', 30),
  heading: text('Überschrift, auf Englisch', 80),
  text: text('Ein Satz unter der Überschrift, auf Englisch', 160).optional(),
});
