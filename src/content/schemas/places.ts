import { choice, externalLink, group, list, text, wholeNumber } from './fields.ts';

/** In the order of the week. */
export const dayNames = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

const clock = (description: string) =>
  text(description, 5).regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    `ist keine Uhrzeit wie '07:30': ${description}`,
  );

export const place = group({
  order: wholeNumber('Platz in der Reihe der Vorschläge'),
  name: text('Name des Ortes, wie er im Buchungsformular steht', 60),
  address: text('Anschrift', 120),
  map: externalLink('Adresse der Karte'),
  hours: list(
    group(
      {
        days: list(choice(dayNames, 'Ein Wochentag'), 'Wochentage', { max: 7 }),
        opens: clock('Ab wann geöffnet ist'),
        closes: clock('Bis wann geöffnet ist'),
      },
      'Wochentage mit gleichen Zeiten',
    ),
    'Öffnungszeiten',
  ),
});
