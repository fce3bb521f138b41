import { expect, test } from 'vitest';
import { openingNow } from '../../../server/mail/templates/opening-now.ts';

const weekdays = { days: [1, 2, 3, 4, 5], opens: '07:00', closes: '18:00' };
const keyDrop = { where: 'Schlüsselkasten am Tor', inEnglish: 'key box at the gate' };
const yard = { name: 'Lager Süd', hours: [weekdays], closed: [] };
const box = { ...yard, keyDrop: { ...keyDrop, responsible: 'opening' as const } };
const german = { language: 'de', timeZone: 'Europe/Berlin' } as const;
const english = { ...german, language: 'en' } as const;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test.each([
  // A Friday at 17:30 and 18:01 in Berlin.
  ['2026-12-04T16:30:00Z', 'Lager Süd ist bis Freitag, 4. Dezember 2026, 18:00 Uhr geöffnet.'],
  ['2026-12-04T17:01:00Z', 'Lager Süd öffnet wieder am Montag, 7. Dezember 2026, 07:00 Uhr.'],
  ['2026-12-07T05:59:00Z', 'Lager Süd öffnet wieder am Montag, 7. Dezember 2026, 07:00 Uhr.'],
])('at %s: %s', (at, text) => {
  expect(plain(openingNow(yard, new Date(at), german))).toBe(text);
});

test('says where the key goes until a place opens again', () => {
  const at = new Date('2026-12-04T17:01:00Z');
  expect(plain(openingNow(box, at, german))).toBe(
    'Lager Süd öffnet wieder am Montag, 7. Dezember 2026, 07:00 Uhr. Wohin mit dem Schlüssel bis dahin: Schlüsselkasten am Tor.',
  );
  expect(openingNow(box, at, english)).toBe(
    'Lager Süd opens again on Monday, 7 December 2026, 07:00. Where the key goes until then: key box at the gate.',
  );
});

test('says nothing of a place that is closed for long', () => {
  expect(openingNow({ ...yard, hours: [] }, new Date('2026-12-04T17:01:00Z'), german)).toBeNull();
});
