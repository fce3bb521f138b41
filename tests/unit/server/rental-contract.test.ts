import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { config } from '../../../server/config.ts';

const folder = new URL('../../../src/content/legal/', import.meta.url);
const [latest = ''] = readdirSync(folder)
  .filter((name) => name.startsWith('rental-contract-'))
  .toSorted()
  .toReversed();

test('the latest rental contract has a translation', () => {
  const translations = readdirSync(new URL('../legal-english/', folder));
  expect(translations).toContain(latest);
});

test('the latest rental contract names the default of CANCELLATION_HOURS', () => {
  const text = readFileSync(new URL(latest, folder), 'utf8');
  const { cancellationHours } = config({});
  expect(text).toContain(`Bis ${cancellationHours} Stunden vor der Abholung`);
});
