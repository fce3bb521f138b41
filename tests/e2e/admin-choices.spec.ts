import { expect, test } from '@playwright/test';
import { asAdministrator } from './administrator.ts';

test('the arrow keys lead through what is offered', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations/new');
  const choice = page.getByRole('combobox', { name: 'Vehicle' });
  const options = page.getByRole('option');
  const marked = page.getByRole('option', { selected: true });
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await expect(marked).toHaveText((await options.first().textContent())!);
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText((await options.nth(9).textContent())!);
  await expect(marked).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  const model = await marked.locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue(model!);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(choice).toHaveValue(model!);
});
