import { group, text } from './fields.ts';

/** A page with a single message, in English like the application. */
export const message = group({
  title: text('Name der Seite im Titel des Browsers', 30),
  heading: text('Überschrift, auf Englisch', 80),
  text: text('Ein Satz unter der Überschrift, auf Englisch', 160).optional(),
});
