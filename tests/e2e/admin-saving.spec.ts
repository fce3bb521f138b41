import { expect, test, type Page } from '@playwright/test';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { asAdministrator, openSomeVehicle, imageFile, someVehicle } from './administrator.ts';
import { callsOf } from './api.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';

/** Holds calls back until the function that it returns is called. */
async function held(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a form cannot be changed while it is being saved, and the focus stays', async ({ page }) => {
  const vehicle = await openSomeVehicle(page);
  const goOn = await held(page, callsOf(updateVehicle));
  const seats = page.getByLabel('Seats');
  await seats.fill('7');
  await seats.press('Enter');
  await expect(page.getByRole('form', { name: 'Vehicle' })).toHaveAttribute('aria-busy', 'true');
  await expect(seats).toBeFocused();
  await expect(seats).not.toBeEditable();
  await page.keyboard.type('5');
  await expect(seats).toHaveValue('7');
  const fuel = page.getByLabel('Fuel type');
  await fuel.focus();
  await page.keyboard.type('Hybrid');
  await expect(fuel).toHaveValue(sampleVehicle().fuelType);
  let choosing = false;
  page.on('filechooser', () => (choosing = true));
  await page.getByLabel('Image').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/vehicles/${vehicle.id}?begins=edit`);
  expect(choosing).toBe(false);
  goOn();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
});

test('a form can be changed again after a failed save', async ({ page }) => {
  await openSomeVehicle(page);
  await page.route(callsOf(updateVehicle), (route) => route.fulfill({ status: 500 }));
  const seats = page.getByLabel('Seats');
  await seats.fill('7');
  await seats.press('Enter');
  await expect(page.getByText('Something went wrong on our side').first()).toBeVisible();
  await expect(seats).toBeFocused();
  await page.keyboard.type('0');
  await expect(seats).toHaveValue('70');
});

test('leaving a form during a save does not lead back to it', async ({ page, request }) => {
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  const goOn = await held(page, callsOf(updateVehicle));
  await page.getByLabel('Image').setInputFiles(await imageFile('olive'));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('form', { name: 'Vehicle' })).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/users');
  goOn();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
  await expect(page.getByText('Vehicle was updated')).toBeHidden();
  await expect(page).toHaveURL('/admin/users');
});

/** Waits, in the page itself, for a toast to come and go. Returns the addresses then, and how long it was there. */
async function watchToast(message: string) {
  const changed = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
    });
  const find = () =>
    [...document.querySelectorAll('[data-sonner-toast]')].find((toast) =>
      toast.textContent.includes(message),
    );
  let toast = find();
  for (; !toast; toast = find()) await changed();
  const [shownAt, shownOn] = [performance.now(), location.pathname];
  while (toast.isConnected) await changed();
  const seconds = (performance.now() - shownAt) / 1000;
  return { shownOn, seconds, goneOn: location.pathname };
}

test('saving and deleting leave at once, and the toast lasts for three seconds', async ({
  page,
}) => {
  const vehicle = await someVehicle(page.request);
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  const open = () => page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  const steps: [string, () => Promise<void>][] = [
    [
      'Vehicle was updated',
      async () => {
        await page.getByLabel('Seats').fill('7');
        await page.getByRole('button', { name: 'Update' }).click();
      },
    ],
    [
      'Vehicle was deleted',
      async () => {
        await page.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      },
    ],
  ];
  for (const [message, act] of steps) {
    await open();
    const toast = page.evaluate(watchToast, message);
    await act();
    const { shownOn, seconds, goneOn } = await toast;
    expect([shownOn, goneOn]).toEqual(['/admin/vehicles', '/admin/vehicles']);
    expect(seconds).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('table', { name: 'Vehicles' })).toBeVisible();
  }
});
