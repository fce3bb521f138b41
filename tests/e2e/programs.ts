import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { deleteWebhook, listWebhooks } from '../../contract/office/webhooks.ts';
import type { WebhookEvent } from '../../contract/office/webhook-events.ts';
import type { Right } from '../../contract/wire/rights.ts';
import { administratorToken } from './administrator.ts';
import { ask } from './api.ts';
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

/** Fills in the form of a new webhook, sends it, and returns the secret that is shown. */
export async function makeWebhook(page: Page, texts: Catalogue, url: string, event: WebhookEvent) {
  const { webhooks } = texts.programs;
  await page.getByLabel(webhooks.url).fill(url);
  await page.getByLabel(webhooks.eventNames[event], { exact: true }).check();
  await page.getByRole('button', { name: webhooks.create }).click();
  const shown = page.getByRole('region', { name: webhooks.made });
  await expect(shown).toBeFocused();
  const [secret] = /whsec_[\w+/]{43}=/.exec(await shown.innerText()) ?? [];
  return secret!;
}

/** There are few at a time, and other tests make what they would be told of. */
export async function removeWebhooks(request: APIRequestContext, url = ''): Promise<void> {
  const token = await administratorToken(request);
  const all = await ask(request, listWebhooks, { token });
  for (const { id, url: of } of all)
    if (of.includes(url)) await ask(request, deleteWebhook, { token, params: { id } });
}
