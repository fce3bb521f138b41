import { chromium, type Browser, type Request } from '@playwright/test';
import { languages, type Language } from '../contract/texts/language.ts';
import { budgets } from '../scripts/budgets.ts';
import { demoLogins } from '../server/demo/logins.ts';
import { locales } from '../tests/support/catalogues.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { serveSite } from './site.ts';

/** Loads each page of the budgets as a first visit in each language, and fails where it is too heavy. */
const views = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const kindOf: Record<string, 'document' | 'scripts' | 'fonts' | 'images'> = {
  document: 'document',
  stylesheet: 'document',
  script: 'scripts',
  font: 'fonts',
  image: 'images',
};

interface Visit {
  view: keyof typeof views;
  language: Language;
  token?: string;
}

/** Transferred bytes, by kind. */
async function measure(browser: Browser, url: string, { view, language, token }: Visit) {
  const context = await browser.newContext({ ...views[view], locale: locales[language] });
  const page = await context.newPage();
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  // A page that redirects, as /user does, is measured alone.
  await page.route('**/auth?*', (route) => route.abort());
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const bytes = { document: 0, scripts: 0, fonts: 0, images: 0, everything: 0 };
  for (const request of requests) {
    if (new URL(request.url()).protocol === 'data:') continue;
    const { responseBodySize } = await request.sizes();
    const kind = kindOf[request.resourceType()];
    if (kind) bytes[kind] += responseBodySize;
    bytes.everything += responseBodySize;
  }
  await context.close();
  return bytes;
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoLogins.customer),
  });
  return ((await answer.json()) as { token: string }).token;
}

const inKilobytes = (sizes: Awaited<ReturnType<typeof measure>>) =>
  Object.fromEntries(Object.entries(sizes).map(([kind, bytes]) => [kind, bytes / 1000]));

const { origin, stop } = await serveSite();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArguments,
});
const rows: Record<string, unknown>[] = [];
const violations: string[] = [];
try {
  const memberToken = await logIn(origin);
  for (const [path, { memberScripts, ...budget }] of Object.entries(budgets)) {
    const weigh = async (who: string, limits: object, visit: Visit) => {
      const { view, language } = visit;
      const sizes = inKilobytes(await measure(browser, origin + path, visit));
      rows.push({ page: path, who, view, language, ...sizes });
      for (const [kind, limit] of Object.entries(limits) as [string, number][])
        if (!(sizes[kind]! <= limit))
          violations.push(`${path}, ${who}, ${view}, ${language}: ${kind} over ${limit} kB`);
    };
    for (const view of Object.keys(views) as (keyof typeof views)[])
      for (const language of languages) {
        const visit = { view, language };
        await weigh('anonymous', budget, visit);
        if (memberScripts)
          await weigh('member', { scripts: memberScripts }, { ...visit, token: memberToken });
      }
  }
} finally {
  await browser.close();
  await stop();
}
console.log('kB, brotli, first view');
console.table(rows);
for (const line of violations) console.error(line);
process.exit(violations.length > 0 ? 1 : 0);
