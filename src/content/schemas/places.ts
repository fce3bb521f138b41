import { z } from 'astro/zod';
import { choice, externalLink, group, list, text, wholeNumber } from './fields.ts';

/** As the library of holidays names them; `BUND` is what is one in all of them. */
export const federalStates = [
  ...(['BUND', 'BW', 'BY', 'BE', 'BB', 'HB', 'HE', 'HH', 'MV'] as const),
  ...(['NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const),
] as const;

/** In the order of the week. */
export const dayNames = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

const clock = (description: string) =>
  text(description, 5).regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    `ist keine Uhrzeit wie '07:30': ${description}`,
  );

const day = (description: string) =>
  z.date(`muss ein Datum sein, zum Beispiel 2026-12-24: ${description}`).describe(description);

const closed = group(
  {
    from: day('Erster Tag, an dem geschlossen ist'),
    until: day('Letzter Tag, an dem geschlossen ist; ohne ihn nur der erste').optional(),
  },
  'Tage, an denen geschlossen ist',
).refine(({ from, until }) => !until || from <= until, {
  path: ['until'],
  error: 'liegt vor from: der letzte Tag, an dem geschlossen ist',
});

const keyDrop = group(
  {
    where: text('Wo der Schlüssel eingeworfen wird', 120),
    inEnglish: text('Dasselbe auf Englisch', 120).optional(),
    responsible: choice(
      ['drop', 'opening'],
      'Bis wann der Kunde haftet: drop bis zum Einwurf, opening bis zur nächsten Öffnung',
    ),
  },
  'Rückgabe außerhalb der Öffnungszeiten',
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
  closed: list(closed, 'Tage, an denen trotz der Öffnungszeiten geschlossen ist').optional(),
  holidays: choice(federalStates, 'Bundesland, an dessen Feiertagen geschlossen ist').optional(),
  outOfHours: choice(
    ['ask'],
    'Ob eine Abholung außerhalb der Öffnungszeiten angefragt werden kann',
  ).optional(),
  keyDrop: keyDrop.optional(),
});
