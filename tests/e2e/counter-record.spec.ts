import { expect, test } from '@playwright/test';
import { putPhoto } from '../../contract/counter/condition-photos.ts';
import { asAdministrator } from './administrator.ts';
import { callsOf } from './api.ts';
import {
  fuel,
  kilometres,
  photo,
  preview,
  sign,
  someLateRental,
  storedPhotos,
  story,
} from './at-counter.ts';

test('a return with a damage, a photo that waits, a signature, its charge and its block', async ({
  page,
}) => {
  const { id, path, vehicle } = await someLateRental(page.request);
  await asAdministrator(page);
  await page.goto(`${path}/return`);
  await kilometres(page).fill('18300');
  await fuel(page, 'full').check();

  await page.getByRole('button', { name: 'Add a damage' }).click();
  const damage = page.getByRole('group', { name: 'Damage 1' });
  await damage.getByRole('radio', { name: 'Rear' }).check();
  await damage.getByLabel('What is it like').fill('Dent in the bumper');
  await damage.getByLabel('Charge the customer').fill('150');
  await expect(preview(page)).toContainText('$150.00');
  await page.getByRole('switch', { name: 'Take the vehicle out of service' }).click();

  // Without a connection nothing waits for the photo, which survives a reload.
  await page.route(callsOf(putPhoto), (route) => route.abort());
  await damage.locator('input[type=file]').setInputFiles(await photo());
  await expect(damage).toContainText('1 photo, 1 waiting');
  await page.reload();
  await expect(damage).toContainText('1 photo, 1 waiting');
  await expect(damage.getByRole('radio', { name: 'Rear' })).toBeChecked();

  // Its arrival moves what is below it, such as the field to sign in.
  await expect(preview(page)).toContainText('$150.00');
  await sign(page);
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page).toHaveURL(path);
  const part = story(page).getByRole('region', { name: 'Return' });
  await expect(part).toContainText('Rear: Dent in the bumper');
  await expect(part.getByRole('img', { name: /^Signature of/ })).toBeVisible();
  await expect(part).toContainText('1 photo, 1 waiting');
  await expect(page.getByRole('button', { name: 'Return protocol (PDF)' })).toBeVisible();

  // The connection is back.
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(part).toContainText(/1 photo(?!,)/);
  expect(await storedPhotos(page.request, id)).toMatchObject([{ step: 'return', width: 1600 }]);
  await page.reload();
  await expect(part.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  // Of the hand-over they would be no evidence any more, of the return they are until the day is over.
  const handOver = story(page).getByRole('region', { name: 'Hand-over' });
  await expect(handOver.getByRole('term').first()).toBeVisible();
  await expect(handOver.locator('input[type=file]')).toHaveCount(0);
  await expect(part.locator('input[type=file]')).toHaveCount(1);

  await page.goto(`/admin/vehicles/${vehicle.id}`);
  const card = page.getByRole('region', { name: 'Damages' });
  await expect(card).toContainText('Rear: Dent in the bumper');
  const shown = card.getByRole('button', { name: 'Rear: Dent in the bumper, photo 1' });
  await shown.click();
  const large = page.getByRole('dialog').getByRole('img', { name: /photo 1$/ });
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600);
  await page.keyboard.press('Escape');
  await expect(shown).toBeFocused();
  await card.getByRole('button', { name: /^Mark as repaired/ }).click();
  await expect(card).toContainText('No damage is noted.');
});
