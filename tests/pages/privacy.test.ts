import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('dist/privacy-policy/index.html', 'utf8').replaceAll(/<[^>]+>|\s+/g, ' ');

test.each([
  /First version: August 01, 2023/,
  /Last updated: [A-Z][a-z]+ \d\d, \d{4}/,
  /Erste Fassung: 1\. August 2023/,
  /Stand: \d+\. [A-Z][a-zä]+ \d{4}/,
  /Deutschland/,
  /ab 13 Jahren/,
  /Alter hat, das der Mietvertrag verlangt/,
])('the privacy policy says %s', (text) => {
  expect(page).toMatch(text);
});
