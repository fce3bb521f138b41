import { z } from 'astro/zod';

/** A required text for people; the description is what an editor reads about the field. */
export const text = (description: string, most = 120) =>
  z
    .string({ error: `fehlt: ${description}` })
    .trim()
    .min(1, `ist leer: ${description}`)
    .max(most, `ist zu lang, höchstens ${most} Zeichen: ${description}`)
    .describe(description);

/** A heading with the lines under it, as most sections begin. */
export const heading = {
  title: text('Überschrift', 80),
  lead: text('Ein bis zwei Sätze unter der Überschrift', 320),
};

export const block = z.strictObject({
  title: text('Überschrift des Punktes', 60),
  text: text('Zwei bis drei Sätze zum Punkt', 360),
});
