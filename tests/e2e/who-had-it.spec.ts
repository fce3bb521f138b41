import { expect, test } from '@playwright/test';
import { expectAccessible } from '../a11y/looks.ts';
import { asAdministrator } from './administrator.ts';
import { someLateRental } from './at-counter.ts';
import { inDays } from './customer.ts';

test('a fine finds who had the vehicle, and the letter says so', async ({ page }) => {
  const { vehicle, customer } = await someLateRental(page.request);
  await asAdministrator(page);
  await page.goto('/admin/who-had-it');
  const form = page.getByRole('form', { name: 'Who had the vehicle?' });
  await form.getByRole('button', { name: 'Find out' }).click();
  await expect(form.getByLabel('Licence plate')).toBeFocused();
  await expect(form.getByLabel('Licence plate')).toHaveAccessibleDescription(
    'Please enter the licence plate',
  );
  await form.getByLabel('Licence plate').fill('ZZ-ZZ 99999');
  await form.getByLabel('Date').fill(inDays(-1));
  await form.getByLabel('Time').fill('23:30');
  await form.getByRole('button', { name: 'Find out' }).click();
  await expect(form).toContainText('No vehicle had this licence plate at that time');
  await form.getByLabel('Licence plate').fill(vehicle.licencePlate!.toLowerCase());
  await form.getByRole('button', { name: 'Find out' }).click();
  const answer = page.getByRole('region', { name: 'The answer' });
  await expect(answer).toBeFocused();
  for (const text of [
    `${customer.firstName} ${customer.lastName}`,
    'still out',
    'Nobody was named',
  ])
    await expect(answer).toContainText(text);
  await expectAccessible(page, [390, 1440]);

  const letter = page.getByRole('form', { name: 'Letter' });
  await letter.getByRole('button', { name: 'Save the letter (PDF)' }).click();
  await expect(letter.getByLabel('Reason')).toBeFocused();
  await letter.getByLabel('Recipient with address').fill('Stadt Musterstadt\n12345 Musterstadt');
  await letter.getByLabel('Reason').fill('File 11.2-4711');
  const saved = page.waitForEvent('download');
  await letter.getByRole('button', { name: 'Save the letter (PDF)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^who-had-it-\d+\.pdf$/);

  await form.getByLabel('Date').fill(inDays(-9));
  await form.getByRole('button', { name: 'Find out' }).click();
  await expect(answer).toContainText('Nobody had the vehicle at that time.');
  await expect(answer).toContainText('The rental after');

  await form.getByLabel('Date').fill(inDays(-1));
  await form.getByRole('button', { name: 'Find out' }).click();
  await expect(letter).toBeVisible();
  await form.getByLabel('Licence plate').fill('ZZ-ZZ 99999');
  await form.getByRole('button', { name: 'Find out' }).click();
  await expect(form).toContainText('No vehicle had this licence plate at that time');
  await expect(answer.or(letter)).toHaveCount(0);
});
