import type { Page } from '@playwright/test';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { callsOf } from './api.ts';

/** As if the log-in was long ago: such calls are refused until a proof is given. */
export async function askOnce(page: Page, endpoint: Endpoint) {
  let isProved = false;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/proof') && answer.ok()) isProved = true;
  });
  const body = { status: 403, code: 'proof_needed', message: 'Please confirm this' };
  await page.route(callsOf(endpoint), (route) =>
    isProved || route.request().method() !== endpoint.method
      ? route.fallback()
      : route.fulfill({ status: 403, json: body }),
  );
}
