import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ClosedMark } from '../../src/islands/admin/ClosedMark.tsx';
import { placesList } from '../../src/lib/site/place-of.ts';
import { adminTexts } from '../../src/lib/texts/texts.ts';
import { render } from './render.tsx';

const yard = {
  name: 'Bauhof Nord',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '06:30', closes: '17:00' }],
  closed: [{ from: '2026-12-24', until: '2026-12-31' }],
};

test.each([
  ['bauhof nord', '2026-12-04T09:00:00', 0],
  ['Bauhof Nord', '2026-12-04T17:30:00', 1],
  ['Bauhof Nord', '2026-12-06T09:00:00', 1],
  ['Bauhof Nord', '2026-12-24T09:00:00', 1],
  ['Am Werkstor 3', '2026-12-24T09:00:00', 0],
])('staff read whether %s is closed at %s', (place, at, marks) => {
  // The page's template has them.
  const list = document.createElement('datalist');
  list.id = placesList;
  const option = new Option();
  option.dataset.place = JSON.stringify(yard);
  list.append(option);
  document.body.append(list);
  render(<ClosedMark place={place} at={at} />);
  expect(page.getByText(adminTexts().closedThen).elements()).toHaveLength(marks);
});
