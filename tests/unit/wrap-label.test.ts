import { expect, test } from 'vitest';
import { wrapLabel } from '../../src/islands/admin/dashboard/wrap-label.ts';

test.each([
  ['Kombi Revier', ['Kombi Revier']],
  ['Transporter Werkstatt Lang', ['Transporter', 'Werkstatt Lang']],
  [
    'Kleinwagen mit Anhänger und Dachträger für Leitern',
    ['Kleinwagen mit', 'Anhänger und Dachtr…'],
  ],
  ['Sonderfahrzeugaufbauhersteller', ['Sonderfahrzeugaufba…']],
])('the name %j stands in lines of whole words beside its bar', (model, lines) =>
  expect(wrapLabel({ model }, 20)).toEqual(lines),
);

test('a licence plate stands below the model, which has one line', () => {
  const vehicle = { model: 'Transporter Werkstatt Lang', licencePlate: 'XX-NB 102' };
  expect(wrapLabel(vehicle, 20)).toEqual(['Transporter Werksta…', 'XX-NB 102']);
  expect(wrapLabel(vehicle, 40)).toEqual(['Transporter Werkstatt Lang', 'XX-NB 102']);
});
