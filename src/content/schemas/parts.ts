import { group, text } from './fields.ts';

/** The heading and lead of a section. */
export const heading = {
  title: text('Überschrift', 80),
  lead: text('Ein bis zwei Sätze unter der Überschrift', 320),
};

export const block = group({
  title: text('Überschrift des Punktes', 60),
  text: text('Zwei bis drei Sätze zum Punkt', 360),
});
