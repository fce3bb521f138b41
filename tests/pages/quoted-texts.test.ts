import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quotedTexts } from '../support/quoted-texts.ts';

const apostrophes = /&#39;|&#x27;|\\'/g;
const built = globSync('dist/**/*.{html,js}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll(apostrophes, "'");

test.each(quotedTexts)('the site says %j word for word', (text) => {
  // As a whole: between quotes in a script, between tags or as an attribute in a page.
  const literal = RegExp.escape(text);
  expect(built).toMatch(new RegExp(`["'\`>]\\s*${literal}\\s*["'\`<]`));
});
