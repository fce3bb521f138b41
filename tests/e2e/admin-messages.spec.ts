import { expect, test } from '@playwright/test';
import { asAdministrator, someMessage } from './administrator.ts';

test('a message is read, left and deleted', async ({ page, request }) => {
  const subject = await someMessage(request);
  await asAdministrator(page);
  await page.goto('/admin/contact-messages?sort=name&direction=DESC');
  await expect(page.getByRole('table')).toBeVisible();
  const link = page.getByRole('link', { name: subject });
  const next = page.getByRole('button', { name: 'Next page' });
  for (let number = 2; !(await link.isVisible()); number += 1) {
    await next.click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`Page ${number}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  const list = page.url();
  await link.click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByText('Können Sie uns drei Transporter')).toBeVisible();
  await expect(page.getByText('Ida Muster')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ida@example.com' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(list);

  await link.click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message was deleted')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(link).toBeHidden();
});
