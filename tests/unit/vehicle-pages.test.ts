import { expect, test } from 'vitest';
import { pageAddress } from '../../src/islands/vehicles/page.ts';
import { readPage } from '../../src/lib/site/addresses.ts';

test.each([
  [undefined, 0],
  [null, 0],
  ['', 0],
  ['1', 0],
  ['2', 1],
  ['12', 11],
  ['0', 0],
  ['-3', 0],
  ['two', 0],
  ['1.5', 0],
  ['99999999', 0],
])('%j names page %i', (said, page) => {
  expect(readPage(said)).toBe(page);
});

test('the address of a page keeps its other parameters', () => {
  expect(pageAddress('http://localhost/vehicles?from=menu', 2)).toBe('/vehicles?from=menu&page=3');
  expect(pageAddress('http://localhost/vehicles?page=3&from=menu', 0)).toBe('/vehicles?from=menu');
});
