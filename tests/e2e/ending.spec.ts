import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { endContract } from '../../contract/wire/endings.ts';
import { pages } from '../../contract/site/pages.ts';
import { catalogues } from '../support/catalogues.ts';
import { findViolations } from '../a11y/looks.ts';
import { asAdministrator } from './administrator.ts';
import { callsOf } from './api.ts';

const { admin, endings, messages, site } = catalogues.de;
const { labels } = endings;

test.use({ locale: 'de-DE' });

test('a contract is ended without a log-in, and an administrator finds it', async ({ page }) => {
  const number = `R-${Date.now()}`;
  await page.goto(pages.privacy);
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
  await expect(page).toHaveURL(new RegExp(`${pages.ending}$`));
  const form = page.getByRole('form', { name: endings.form });
  const send = form.getByRole('button', { name: 'jetzt kündigen', exact: true });
  await form.getByLabel(labels.kind).selectOption(endings.kinds.cause);
  await expect(send).toBeEnabled();
  await send.click();
  for (const text of [messages.endings.reason, messages.endings.number, messages.contact.name])
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  await expect(form.getByLabel(labels.reason)).toBeFocused();

  await form.getByLabel(labels.reason).fill('Zweimal defekt.');
  await form.getByLabel(labels.number, { exact: true }).fill(number);
  await form.getByLabel(labels.name, { exact: true }).fill('Greta Muster');
  await form.getByLabel(labels.email).fill('greta@example.com');
  await form.getByLabel(labels.when).fill('2031-01-31');
  await page.route(callsOf(endContract), (route) => route.abort());
  await send.click();
  await expect(form.getByText(site.unreachable)).toBeVisible();
  await expect(form.getByLabel(labels.reason)).toHaveValue('Zweimal defekt.');
  expect(await findViolations(page)).toEqual([]);

  await page.unroute(callsOf(endContract));
  await send.click();
  await expect(page.getByRole('heading', { name: endings.received.title })).toBeFocused();
  const said = [number, 'Zweimal defekt.', endings.kinds.cause, '31.01.2031', 'greta@example.com'];
  for (const text of said) await expect(page.getByRole('main')).toContainText(text);
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: endings.received.save }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  for (const text of [...said, 'Eingegangen am']) expect(saved).toContain(text);

  await asAdministrator(page);
  await page.goto(pages.adminMessages);
  await page.getByLabel(admin.messageKind).selectOption(admin.messageKinds.ending);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row.getByText(admin.messageKinds.ending, { exact: true })).toBeVisible();
});
