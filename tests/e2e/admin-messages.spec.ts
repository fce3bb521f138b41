import { expect, test } from '@playwright/test';
import { expectAccessible } from '../a11y/looks.ts';
import { asAdministrator, someMessage } from './administrator.ts';

test('a message can be found, read, closed and deleted', async ({ page, request }) => {
  const subject = await someMessage(request);
  await asAdministrator(page);
  await page.goto('/admin/contact-messages');
  const link = page.getByRole('link', { name: subject });
  await expect(page.getByRole('columnheader', { name: 'Received' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByLabel('Search').fill(subject);
  await page.getByLabel('Show').selectOption('Unread');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const list = page.url();
  await expect(link).toContainText('Unread');
  await link.click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByText('Können Sie uns drei Transporter')).toBeVisible();
  await expect(page.getByText('Ida Muster')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy ida@example.com' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Done without an answer' }).click();
  await expect(page.getByText('The message is closed')).toBeVisible();
  await expect(page.locator('.page-header')).toContainText('Done');
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('button', { name: 'Done without an answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByText('No messages match the filters.')).toBeVisible();
  await page.getByLabel('Show').selectOption('All messages');
  await expect(link).not.toContainText('Unread');

  const read = page.url();
  await link.click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message was deleted')).toBeVisible();
  await expect(page).toHaveURL(read);
  await expect(page.getByText('No messages match the filters.')).toBeVisible();
  await expect(link).toBeHidden();
});

test('a text block is inserted at the cursor, and what is typed stays', async ({
  page,
  request,
}) => {
  const subject = await someMessage(request);
  await asAdministrator(page);
  await page.goto(`/admin/contact-messages?search=${subject}`);
  await page.getByRole('link', { name: subject }).click();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('Hello Ida,\n\nKind regards');
  await answer.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(10, 10));
  const blocks = page.getByRole('group', { name: 'Text blocks' });
  await blocks.getByRole('button', { name: 'Documents' }).click();
  await expect(answer).toHaveValue(/^Hello Ida,\n\nPlease bring .+\.\n\nKind regards$/);
  await expect(answer).toBeFocused();
  await page.keyboard.type(' Really.');
  await expect(answer).toHaveValue(/pick-up\. Really\.\n\nKind regards$/);
  await blocks.getByRole('button', { name: 'Available', exact: true }).click();
  await expect(answer).toHaveValue(/at http\S+\/vehicles\n\nKind regards$/);
});
