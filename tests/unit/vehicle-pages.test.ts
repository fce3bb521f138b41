import { expect, test } from 'vitest';
import { pageAddress, readPage } from '../../src/islands/vehicles/page.ts';

test.each([
  ['', 0],
  ['?page=1', 0],
  ['?page=2', 1],
  ['?other=5&page=12', 11],
  ['?page=0', 0],
  ['?page=-3', 0],
  ['?page=two', 0],
  ['?page=1.5', 0],
  ['?page=99999999', 0],
])('%j names page %i', (search, page) => {
  expect(readPage(search)).toBe(page);
});

test('the address of a page keeps what else it holds', () => {
  expect(pageAddress('http://localhost/solutions?from=menu', 2)).toBe(
    '/solutions?from=menu&page=3',
  );
  expect(pageAddress('http://localhost/solutions?page=3&from=menu', 0)).toBe(
    '/solutions?from=menu',
  );
});
