import { expect, test } from 'vitest';
import { ClosedMark } from '../../src/islands/admin/ClosedMark.tsx';
import { placesList } from '../../src/lib/site/place-of.ts';
import { adminTexts } from '../../src/lib/texts/texts.ts';
import { render } from './render.tsx';

const yard = {
  name: 'Bauhof Nord',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '06:30', closes: '17:00' }],
  closed: [{ from: '2026-12-24', until: '2026-12-31' }],
};
const keyBox = { keyDrop: { where: 'Kasten am Tor', inEnglish: null, responsible: 'drop' } };

test.each([
  ['bauhof nord', '2026-12-04T09:00:00', 'pickUp', {}, null],
  ['Bauhof Nord', '2026-12-04T17:30:00', 'pickUp', {}, 'closed'],
  ['Bauhof Nord', '2026-12-06T09:00:00', 'dropOff', {}, 'closed'],
  ['Bauhof Nord', '2026-12-24T09:00:00', 'pickUp', { outOfHours: 'ask' }, 'ask'],
  ['Bauhof Nord', '2026-12-24T09:00:00', 'dropOff', { outOfHours: 'ask' }, 'closed'],
  ['Bauhof Nord', '2026-12-24T09:00:00', 'dropOff', keyBox, 'keyDrop'],
  ['Am Werkstor 3', '2026-12-24T09:00:00', 'pickUp', {}, null],
] as const)('staff read how one meets at %s at %s for a %s', (place, at, end, ways, meeting) => {
  showPlaces({ ...yard, ...ways });
  render(<ClosedMark end={end} place={place} at={at} />);
  expect(shown()).toBe(meeting ? adminTexts().meetings[meeting] : '');
});

test('a whole mark says where the key goes', () => {
  showPlaces({ ...yard, ...keyBox });
  const at = '2026-12-24T09:00:00';
  render(<ClosedMark end="dropOff" place="Bauhof Nord" at={at} isWhole />);
  expect(shown()).toBe(`${adminTexts().meetings.keyDrop} Kasten am Tor`);
});

const shown = () => document.querySelector('main')!.textContent.trim();

/** As the page's template has them. */
function showPlaces(place: object) {
  const list = document.createElement('datalist');
  list.id = placesList;
  const option = new Option();
  option.dataset.place = JSON.stringify(place);
  list.append(option);
  document.body.append(list);
}
