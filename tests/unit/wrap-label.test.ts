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
])('the name %j stands in lines of whole words beside its bar', (name, lines) =>
  expect(wrapLabel(name)).toEqual(lines),
);
