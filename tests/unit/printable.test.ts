import { expect, test } from 'vitest';
import type { z } from 'zod';
import { adjustment } from '../../contract/reservations/adjustment.ts';
import { addLine, handOver, takeBack } from '../../contract/counter/counter.ts';
import { addDamage } from '../../contract/counter/damages.ts';
import {
  isPrintable,
  symbolsIn,
  toPrintable,
  unprintable,
} from '../../contract/values/printable.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { createVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { openFont } from '../../server/documents/draw/look.ts';

test('printable is what both fonts of documents have a glyph for', () => {
  const fonts = (['text', 'strong'] as const).map((name) => new Set(openFont(name).characterSet));
  // Neither blanks nor invisible characters need one; the replacement character is a kind of box.
  const needsNone = /[\s\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u;
  const wrong: string[] = [];
  for (let code = 0x20; code <= 0x10_ff_ff; code += 1) {
    const character = String.fromCodePoint(code);
    if (needsNone.test(character) || character !== character.normalize('NFC')) continue;
    if (isPrintable(character) !== fonts.every((font) => font.has(code)))
      wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each([
  'Grażyna Şahinoğlu-Brzęczyszczykiewicz',
  'Nguyễn Thị Hạnh, ẞ, Jose\u0301',
  'Αθήνα, Київ',
  '1.368,00\u00a0€ – „gut“\n2. Stock',
  'mit\u3000Abstand\t',
])('is printed as it is written: %s', (text) => expect(unprintable(text)).toEqual([]));

test.each([
  ['Straße 5 🚐 🚐', ['🚐']],
  ['李雷', ['李', '雷']],
  ['❤\ufe0f', ['❤']],
  ['x\u0331y', ['x\u0331']],
  ['\ud800', ['\ud800']],
])('names each character that cannot be printed once: %s', (text, characters) =>
  expect(unprintable(text)).toEqual(characters),
);

test('a name may have letters of any script, but no emoji', () => {
  for (const name of ['محمد', 'מיכאל ג׳', 'ქეთევან', 'マイケル・J', 'विजय', 'Ana'])
    expect(symbolsIn(name)).toEqual([]);
  expect(symbolsIn('Jürgen 🚐')).toEqual(['🚐']);
  expect(symbolsIn('🇩🇪 ☆')).toHaveLength(3);
});

test.each<[string, z.ZodType, object]>([
  ['a note at the hand-over', handOver.body, { note: '🚐' }],
  ['a note at the return', takeBack.body, { note: '🚐' }],
  ['the name of who signs', handOver.body, { signature: { name: '李' } }],
  ['a damage', addDamage.body, { note: '🚐' }],
  ['a further line of a price', addLine.body, { text: '🚐' }],
  ['a price set by hand', adjustment, { text: '🚐' }],
  ['a place of an administrator’s booking', createReservationFor.body, { dropOffLocation: '🚐' }],
  ['a plate', createVehicle.body, { licencePlate: 'M 🚐' }],
  ['a person’s address', updateUser.body, { address: '北京' }],
])('%s is refused with what documents cannot show', (_, schema, sent) => {
  const messages = schema.safeParse(sent).error?.issues.map(({ message }) => message) ?? [];
  expect(messages).toContainEqual(expect.stringMatching(/^common.unprintable\|/));
});

test('documents have a question mark for what they cannot show', () => {
  expect(toPrintable('Weg 5 🚐, 李\u200e\n\u0007x\ud800')).toBe('Weg 5 ?, ?\n x?');
});
