import { expect, type Page } from '@playwright/test';
import type { Right } from '../../contract/wire/rights.ts';
import type { Catalogue } from '../support/catalogues.ts';

/** Fills in the form of a new key, sends it, and returns the key that is shown. */
export async function makeKey(page: Page, texts: Catalogue, name: string, right: Right) {
  const { keys, rights } = texts.programs;
  await page.getByLabel(keys.name, { exact: true }).fill(name);
  await page.getByLabel(rights[right]!).check();
  await page.getByRole('button', { name: keys.create }).click();
  const shown = page.getByRole('region', { name: keys.made(name) });
  await expect(shown).toBeFocused();
  const [key] = /rk_[\w-]{43}/.exec(await shown.innerText()) ?? [];
  return key!;
}
