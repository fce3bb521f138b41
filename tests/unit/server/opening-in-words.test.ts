import { describe, expect, test } from 'vitest';
import { openingInWords } from '../../../server/company/index.ts';
import { documentSettings } from '../../support/document-facts.ts';

const { company } = documentSettings('de');
const settings = { language: 'de', timeZone: 'Europe/Berlin', company } as const;
const place = {
  slug: 'nord',
  name: 'Bauhof Nord',
  address: 'Kabelweg 3',
  map: '',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '07:00', closes: '16:00' }],
  closed: [{ from: '2026-12-25', until: '2026-12-26' }],
};
const keyDrop = { where: 'Briefkasten', responsible: 'opening' } as const;
const opens = 'Geöffnet an diesem Tag von 07:00 bis 16:00\u00a0Uhr';
const arrange = 'Bitte stimmen Sie die Zeit noch mit uns ab: +49 30 23125 000';
const isClosed =
  'Bauhof Nord ist zu dieser Zeit geschlossen: Freitag, 25. Dezember 2026, 10:00\u00a0Uhr.';
// A Thursday and a holiday, by the clock in Berlin.
const [thursday, evening, christmas] = [
  new Date('2026-12-24T08:00:00Z'),
  new Date('2026-12-24T19:00:00Z'),
  new Date('2026-12-25T09:00:00Z'),
];

describe('when a place is open, in words', () => {
  test('says its hours of the day', () => {
    expect(openingInWords(place, 'pickUp', thursday, settings)).toEqual([opens]);
  });

  test('does not say the hours of a day on which it is closed', () => {
    const said = openingInWords(place, 'pickUp', christmas, settings);
    expect(said).toEqual([isClosed, arrange]);
  });

  test('says that a pick-up then is arranged where that is offered', () => {
    const asks = { ...place, outOfHours: 'ask' } as const;
    const said = openingInWords(asks, 'pickUp', evening, settings);
    expect(said).toEqual([
      opens,
      'Zur Zeit der Abholung ist Bauhof Nord geschlossen. Abgeholt wird nach Vereinbarung.',
      arrange,
    ]);
  });

  test('says where the key goes and until when one is responsible', () => {
    const said = openingInWords({ ...place, keyDrop }, 'dropOff', evening, settings);
    expect(said).toEqual([
      opens,
      'Zur Zeit der Rückgabe ist Bauhof Nord geschlossen. Wohin mit dem Schlüssel: Briefkasten.',
      'Bis Montag, 28. Dezember 2026, 07:00\u00a0Uhr haften Sie für das Fahrzeug.',
    ]);
    const english = { ...settings, language: 'en' } as const;
    const inEnglish = { ...place, keyDrop: { ...keyDrop, inEnglish: 'letter box' } };
    for (const [drop, where] of [
      [{ ...place, keyDrop }, 'Briefkasten'],
      [inEnglish, 'letter box'],
    ] as const)
      expect(openingInWords(drop, 'dropOff', evening, english)).toContain(
        `Bauhof Nord is closed at the time of drop-off. Where the key goes: ${where}.`,
      );
  });
});
