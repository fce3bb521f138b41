import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedBy } from '../../scripts/budgets.ts';

const built = (file: string) => readFileSync(`dist${file}`, 'utf8');

/** Of zod and of React. */
const heavy = /ZodError|react\.transitional\.element/;

test('a vehicle’s page shows price and calendar to visitors without zod and React', () => {
  const page = built('/solutions/vehicle/index.html');
  const [script] = /\/_astro\/start-availability\.[^"'`]+\.js/.exec(page)!;
  const files = [...importedBy('dist', [script])];
  expect(files.length).toBeGreaterThan(1);
  expect(page).not.toMatch(heavy);
  for (const file of files) expect([file, heavy.test(built(file))]).toEqual([file, false]);
});

test('home shows kinds of vehicles without a script of its own file', () => {
  const page = built('/index.html');
  expect(page).toContain('data-kinds');
  expect(page).not.toMatch(heavy);
  expect(page).not.toMatch(/_astro\/Kinds/);
});
