import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titleOf } from '../../src/lib/texts/title.ts';

test.each(globSync('dist/**/*.html'))('the title of %s ends with product and company', (page) => {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(readFileSync(page, 'utf8')) ?? [];
  if (page === 'dist/index.html') expect(title).toBe(titleOf());
  else expect(title).toMatch(new RegExp(`^[^|]+ \\| ${titleOf().replace('|', '\\|')}$`));
});
